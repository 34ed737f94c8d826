# Striking out a text of the log

desk-strike-up = Le journal
desk-strike-title = Rayer
desk-strike-heading = Rayer un texte <small>fait { $n }</small>
desk-strike-sure = Supprimer ce texte définitivement
desk-strike-go = Le rayer
desk-strike-leave = Laisser ainsi
desk-strike-none = Il n’y a pas de texte ici, ou il a déjà été rayé.
desk-strike-about = Le journal garde que quelque chose a été écrit, par qui et quand, et que cela a été rayé. Les mots sont supprimés de cet ordinateur. Ils restent dans les archives téléchargées et les copies faites avant.
desk-strike-struck = Le texte est rayé. Le fait { $n } reste lui-même au journal.
