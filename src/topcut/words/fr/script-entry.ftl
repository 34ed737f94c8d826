# What static/entry.js says

script-entry-first-player = premier joueur
script-entry-second-player = second joueur
