# The desk's page about the big screen

desk-display-title = Ce que montre l’écran de la salle
desk-display-shows = Il affiche
desk-display-language = Langue
desk-display-public = Les annonces s’affichent au-dessus de tout le reste, et la fin du temps remplit l’écran pendant une minute. Rien n’y est secret : c’est aussi public que les appariements.
desk-display-show = Afficher ceci
desk-display-open-title = L’ouvrir sur le projecteur
desk-display-open = Ouvrir l’écran
desk-display-elsewhere = Aucun compte n’est nécessaire. Sur un autre ordinateur ou une télé, tapez <code>{ $address }</code>{ $scans ->
    [true] {" "}ou scannez ce code
   *[other] {""}
}, passez en plein écran (<kbd>F11</kbd>) et touchez une fois <b>Activer le son</b>.
desk-display-code = Code QR de l’écran
desk-display-stream = Sur un stream
desk-display-stream-about = Pour OBS et consorts : une page transparente de 1920 × 1080 qui change toute seule. Ajoutez-la comme source navigateur.
desk-display-stream-table = Une table : <code>{ $address }</code>
desk-display-stream-bracket = Le tableau : <code>{ $address }</code>
desk-display-stream-open = Ouvrir la table { $table }
desk-display-several = { $count } tournois sur un écran
desk-display-several-about = Deux s’affichent côte à côte ; au-delà, ils alternent. Chacun montre ce qui est choisi à son propre bureau.
desk-display-together = Les ouvrir ensemble
