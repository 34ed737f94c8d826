# What static/frame.js says

script-frame-now = à l’instant
script-frame-minutes = il y a { $count } min
