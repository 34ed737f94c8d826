# What static/frame.js says

script-frame-now = just now
script-frame-minutes = { $count } min ago
