# What static/entry.js says

script-entry-first-player = primer jugador
script-entry-second-player = segundo jugador
