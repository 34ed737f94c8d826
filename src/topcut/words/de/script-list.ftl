# What static/list.js says

script-list-of = { $number } von { $most }
script-list-characters = { $number } von { $most } Charakteren
script-list-units = { $number } von { $most } Einheiten
script-list-points = { $number } von { $most } Punkten
script-list-names = { $number } von { $most } Namen
script-list-names-fitting = { $number } von { $most } Namen, zuerst die, die passen
