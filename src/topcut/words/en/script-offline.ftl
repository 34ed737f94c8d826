# What static/offline.js says

# `$what` is one of `seat-offline`.
script-offline-kept = { $what } from { $time } is kept on this phone and will be sent when the desk can be reached.
script-offline-refused = { $what } from { $time } was not accepted.
script-offline-try = Try now
script-offline-why = See why
script-offline-drawn = This phone's receipt for it: fact { $n }, { $receipt }.
script-offline-agrees = The log agrees.
script-offline-differs = The log does not agree: show this to the organizer.
script-offline-latest = The latest receipt on this phone: fact { $n }, { $receipt }.
