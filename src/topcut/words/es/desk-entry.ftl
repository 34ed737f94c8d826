# The line on which results are entered

desk-entry-players =
    .first = primer jugador
    .second = segundo jugador
desk-entry-title = Introducir un resultado
desk-entry-aside = Apartada al cambiar otra línea. No se ha enviado.
desk-entry-surplus = Se ha tecleado un número de más, así que no se ha enviado nada. Cambia la línea, o descártala.
desk-entry-settle = Registrar
# As they stand on a keyboard.
desk-entry-keys =
    .enter = Intro
    .space = Espacio
desk-entry-shortcuts = <kbd>E</kbd> línea de entrada · <kbd>N</kbd> siguiente paso · <kbd>C</kbd> llamadas · <kbd>T</kbd> reloj · <kbd>U</kbd> deshacer
