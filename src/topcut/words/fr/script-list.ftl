# What static/list.js says

script-list-of = { $number } sur { $most }
script-list-characters = { $number } sur { $most } personnages
script-list-units = { $number } sur { $most } unités
script-list-points = { $number } sur { $most } points
script-list-names = { $number } sur { $most } noms
script-list-names-fitting = { $number } sur { $most } noms, ceux qui conviennent d’abord
