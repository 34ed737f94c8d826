# What static/frame.js says

script-frame-now = ahora mismo
script-frame-minutes = hace { $count } min
