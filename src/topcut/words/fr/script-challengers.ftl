# What static/challengers.js says

script-challengers-left = (encore { $time })
