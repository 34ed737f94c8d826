# What static/challengers.js says

script-challengers-left = (noch { $time })
