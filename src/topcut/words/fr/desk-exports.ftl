# The desk's page of files

desk-exports-title = Fichiers, texte et papier
desk-exports-pairings = Appariements à coller
desk-exports-pairings-text = Les appariements en texte
desk-exports-roster = Roster { $number }
desk-exports-line = Table { $table } : { $first } - { $second }
desk-exports-plain = En texte brut
desk-exports-results = { $final ->
    [true] Résultats finaux à coller
   *[other] Classement à coller
}
desk-exports-markdown-table = En tableau Markdown
desk-exports-markdown = En Markdown
desk-exports-paper = Sur papier
desk-exports-print = Appariements, feuilles de résultat, classement et plus à imprimer
desk-exports-sheets = Pour un tableur
desk-exports-sheet =
    .players = Joueurs, CSV
    .results = Résultats, CSV
    .standings = Classement, CSV
desk-exports-contacts = Le tableau des joueurs contient des contacts. Gardez-le pour vous.
desk-exports-archives = Archives
desk-exports-public = Archive publique
desk-exports-public-about = ce que tout le monde peut lire, avec des empreintes du reste
desk-exports-full = Archive complète
desk-exports-full-about = tout, avec les contacts et le secret des tirages, pour continuer ailleurs. Pour vous seul.
