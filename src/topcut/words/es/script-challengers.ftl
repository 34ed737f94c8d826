# What static/challengers.js says

script-challengers-left = (quedan { $time })
