# The frame of the help

help-title = Aide
help-about = Tout ceci est sur cet ordinateur : aucun réseau n’est nécessaire. Le point d’interrogation en haut de chaque page ouvre le chapitre sur cette page.
help-chapters = Tous les chapitres
help-on-page = Sur cette page
help-look-up = Chercher quelque chose
help-search = Chercher
help-search-title = { $asked } · Aide
help-search-heading = Chercher dans l’aide
help-nothing = Rien sur « { $asked } »
help-nothing-about = Essayez un autre mot, même anglais : certains chapitres n’existent qu’en anglais. Ou parcourez <a href="/help">tous les chapitres</a>.
help-in-source = ({ $file } dans le code source)
help-in-english = En anglais
