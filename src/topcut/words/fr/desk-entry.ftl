# The line on which results are entered

desk-entry-players =
    .first = premier joueur
    .second = second joueur
desk-entry-title = Saisir un résultat
desk-entry-aside = Mise de côté quand une autre ligne a été modifiée. Elle n’a pas été envoyée.
desk-entry-surplus = Un chiffre de trop a été tapé : rien n’a été envoyé. Modifiez la ligne, ou supprimez-la.
desk-entry-settle = Valider
# As they stand on a keyboard.
desk-entry-keys =
    .enter = Entrée
    .space = Espace
desk-entry-shortcuts = <kbd>E</kbd> ligne de saisie · <kbd>N</kbd> étape suivante · <kbd>C</kbd> appels · <kbd>T</kbd> chrono · <kbd>U</kbd> annuler
