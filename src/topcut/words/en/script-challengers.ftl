# What static/challengers.js says

script-challengers-left = ({ $time } left)
