# What static/list.js says

script-list-of = { $number } de { $most }
script-list-characters = { $number } de { $most } personajes
script-list-units = { $number } de { $most } unidades
script-list-points = { $number } de { $most } puntos
script-list-names = { $number } de { $most } nombres
script-list-names-fitting = { $number } de { $most } nombres, primero los que caben
