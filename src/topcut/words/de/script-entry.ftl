# What static/entry.js says

script-entry-first-player = Erste Person
script-entry-second-player = Zweite Person
