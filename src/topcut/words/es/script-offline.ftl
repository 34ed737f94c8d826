# What static/offline.js says

# `$what` is one of `seat-offline`.
script-offline-kept = { $what } ({ $time }) se guarda en este móvil y se enviará cuando se pueda llegar al panel.
script-offline-refused = { $what } ({ $time }): no se ha aceptado.
script-offline-try = Intentarlo ahora
script-offline-why = Ver por qué
script-offline-drawn = El recibo de este móvil por ello: entrada { $n }, { $receipt }.
script-offline-agrees = El registro coincide.
script-offline-differs = El registro no coincide: enséñaselo a la organización.
script-offline-latest = El último recibo de este móvil: entrada { $n }, { $receipt }.
