# What static/live.js says

script-live-now = less than a minute ago
script-live-minutes =
    .one = { $count } minute ago
    .other = { $count } minutes ago
script-live-hours =
    .one = { $count } hour ago
    .other = { $count } hours ago
script-live-unheard = No answer from the computer just now. Nothing was sent and nothing is lost: tap again in a moment.
