# Striking out a text of the log

desk-strike-up = El registro
desk-strike-title = Tachar
desk-strike-heading = Tachar un texto <small>entrada { $n }</small>
desk-strike-sure = Borrar este texto definitivamente
desk-strike-go = Tacharlo
desk-strike-leave = Dejarlo
desk-strike-none = Aquí no hay texto, o ya se tachó.
desk-strike-about = En el registro queda que se escribió algo, quién y cuándo, y que se tachó. Las palabras se borran de este ordenador. Siguen en los archivos que se descargaron y en las copias de antes.
desk-strike-struck = Se ha tachado el texto. La entrada { $n } sigue en el registro.
