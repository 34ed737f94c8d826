# What static/frame.js says

script-frame-now = gerade eben
script-frame-minutes = vor { $count } min
