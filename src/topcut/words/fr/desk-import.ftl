# Entering players from a file

desk-import-up = Tous les joueurs
desk-import-title = Importer des joueurs
desk-import-none = Personne n’a été inscrit. Corrigez le texte ci-dessous et refaites l’aperçu.
desk-import-read = Lu en { $encoding }, colonnes séparées par des { $columns ->
    [commas] virgules
    [semicolons] points-virgules
   *[tabs] tabulations
}. Personne n’est encore inscrit.
desk-import-no-one = N’inscrire personne
desk-import-lines = Ce que disent les lignes
desk-import-column =
    .line = Ligne
    .name = Nom
    .club = Club
    .contact = Contact
    .paid = Payé
desk-import-paid = oui
desk-import-source = Un fichier, ou ce que vous avez copié
desk-import-correct = Corrigez-le ici
desk-import-file = Fichier CSV
desk-import-text = Le texte
desk-import-paste = Ou collez les lignes
desk-import-look = { $again ->
    [true] Nouvel aperçu
   *[other] Aperçu
}
desk-import-kept = Rien n’est gardé tant que vous n’avez pas vu chaque ligne.
desk-import-columns = Colonnes
desk-import-columns-about = La première ligne peut les nommer : <code>{ $columns }</code>. Sans noms, la première colonne est le nom.
desk-import-columns-how = Virgules, points-virgules ou tabulations ; UTF-8 ou ce qu’écrit un tableur sous Windows. Toutes les lignes entrent ensemble, ou aucune.
