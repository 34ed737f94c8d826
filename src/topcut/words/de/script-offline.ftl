# What static/offline.js says

# `$what` is one of `seat-offline`.
script-offline-kept = { $what } (von { $time }) bleibt auf diesem Handy und geht raus, sobald der Orga-Tisch zu erreichen ist.
script-offline-refused = { $what } (von { $time }) wurde nicht angenommen.
script-offline-try = Jetzt versuchen
script-offline-why = Warum nicht?
script-offline-drawn = Die Quittung dieses Handys dafür: Eintrag { $n }, { $receipt }.
script-offline-agrees = Das Protokoll stimmt damit überein.
script-offline-differs = Das Protokoll stimmt nicht damit überein: Zeig das der Orga.
script-offline-latest = Die neueste Quittung auf diesem Handy: Eintrag { $n }, { $receipt }.
