# The desk's page of files

desk-exports-title = Ficheros, texto y papel
desk-exports-pairings = Emparejamientos para pegar
desk-exports-pairings-text = Los emparejamientos como texto
desk-exports-roster = Roster { $number }
desk-exports-line = Mesa { $table }: { $first } - { $second }
desk-exports-plain = Como texto sin formato
desk-exports-results = { $final ->
    [true] Resultados finales para pegar
   *[other] Clasificación para pegar
}
desk-exports-markdown-table = Como tabla de Markdown
desk-exports-markdown = Como Markdown
desk-exports-paper = En papel
desk-exports-print = Emparejamientos, hojas de resultado, clasificación y más para imprimir
desk-exports-sheets = Para una hoja de cálculo
desk-exports-sheet =
    .players = Jugadores, CSV
    .results = Resultados, CSV
    .standings = Clasificación, CSV
desk-exports-contacts = La tabla de jugadores contiene datos de contacto. Guárdala para ti.
desk-exports-archives = Archivos
desk-exports-public = Archivo público
desk-exports-public-about = lo que todo el mundo puede leer, con huellas del resto
desk-exports-full = Archivo completo
desk-exports-full-about = todo, también los contactos y el secreto de los sorteos, para continuar en otro sitio. Solo para ti.
