# Entering players from a file

desk-import-up = Todos los jugadores
desk-import-title = Importar jugadores
desk-import-none = No se ha inscrito a nadie. Corrige el texto de abajo y vuelve a mirarlo.
desk-import-read = Leído como { $encoding }, columnas separadas por { $columns ->
    [commas] comas
    [semicolons] puntos y coma
   *[tabs] tabuladores
}. Todavía no se ha inscrito a nadie.
desk-import-no-one = No inscribir a nadie
desk-import-lines = Lo que dicen las líneas
desk-import-column =
    .line = Línea
    .name = Nombre
    .club = Club
    .contact = Contacto
    .paid = Pagado
desk-import-paid = sí
desk-import-source = Un fichero, o lo que has copiado
desk-import-correct = Corrígelo aquí
desk-import-file = Fichero CSV
desk-import-text = El texto
desk-import-paste = O pega las líneas
desk-import-look = { $again ->
    [true] Verlo otra vez
   *[other] Verlo
}
desk-import-kept = No se guarda nada hasta que hayas visto todas las líneas.
desk-import-columns = Columnas
desk-import-columns-about = La primera línea puede nombrarlas: <code>{ $columns }</code>. Sin nombres, la primera columna es el nombre.
desk-import-columns-how = Comas, puntos y coma o tabuladores; UTF-8 o lo que escribe una hoja de cálculo en Windows. Todas las líneas entran juntas, o ninguna.
