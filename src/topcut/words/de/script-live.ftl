# What static/live.js says

script-live-now = vor weniger als einer Minute
script-live-minutes =
    .one = vor { $count } Minute
    .other = vor { $count } Minuten
script-live-hours =
    .one = vor { $count } Stunde
    .other = vor { $count } Stunden
script-live-unheard = Der Computer antwortet gerade nicht. Nichts wurde gesendet, nichts ist verloren: Tipp gleich noch einmal.
