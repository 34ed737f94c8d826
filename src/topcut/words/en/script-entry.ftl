# What static/entry.js says

script-entry-first-player = first player
script-entry-second-player = second player
