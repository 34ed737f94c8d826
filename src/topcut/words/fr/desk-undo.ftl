# Undoing the last step

desk-undo-title = Annuler
desk-undo-nothing = Il n’y a rien à annuler.
desk-undo-reason = Raison, publique
desk-undo-go = Revenir en arrière
desk-undo-leave = Laisser ainsi
desk-undo-about = Rien n’est effacé : le journal garde l’étape et le fait qu’elle est annulée. S’il se passe autre chose avant, rien n’est annulé.
desk-undo-cannot = Ceci ne peut pas être annulé : un tirage, un jet de dé ou ce qui est scellé ou révélé ne se refait pas. Un appariement s’annule sur la page de la ronde, avec une raison ; un résultat se corrige.
