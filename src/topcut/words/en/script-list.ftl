# What static/list.js says

script-list-of = { $number } of { $most }
script-list-characters = { $number } of { $most } characters
script-list-units = { $number } of { $most } units
script-list-points = { $number } of { $most } points
script-list-names = { $number } of { $most } names
script-list-names-fitting = { $number } of { $most } names, those that fit first
