# The desk's announcements

desk-announcements-everyone = Tout le monde
desk-announcements-tell-everyone = Annonce à tous
desk-announcements-text = Annonce
desk-announcements-about = Sur tous les téléphones à la fois et sur les pages publiques, jusqu’à ce que vous la retiriez. Le texte reste dans le <a href="{ $log }">journal</a>, où il peut être rayé.
desk-announcements-announce = Annoncer à tous
desk-announcements-tell-table = Message à une table
desk-announcements-message = Message
desk-announcements-table-about = Seuls ses deux joueurs et les arbitres le lisent, jusqu’à la fin de la ronde.
desk-announcements-tell-this-table = Envoyer à cette table
desk-announcements-now = Affichées en ce moment
desk-announcements-take-down = Retirer<span class="unseen"> l’annonce { $number }</span>
desk-announcements-none = Rien pour le moment.
desk-announcements-before = Précédentes
