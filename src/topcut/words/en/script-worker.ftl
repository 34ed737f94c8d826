# What static/worker.js says: a player's page without a network. player.js keeps these words with the table.

script-worker-title = { $heading } · as of { $time }
script-worker-as-of = As of { $time }, { $age }.
script-worker-unreached = The desk cannot be reached now, so this may be out of date.
script-worker-just-now = less than a minute ago
script-worker-minutes =
    .one = { $count } minute ago
    .other = { $count } minutes ago
script-worker-hours =
    .one = { $count } hour ago
    .other = { $count } hours ago
script-worker-against = Your table, against
script-worker-again = Try again
script-worker-kept = What you have reported without a network is kept on this phone. It is sent when the desk can be reached and this page is open.
