# The tables of the hall

desk-tables-title = Tables
desk-tables-none = Les tables sont numérotées à partir de 1
desk-tables-none-about = Vous n’avez rien à faire. Installez des tables ici si certaines ont un nom, sont fermées ou diffusées en direct, ou si quelqu’un vérifie les décors avant chaque ronde.
desk-tables-column =
    .table = Table
    .name = Nom et note
    .use = Usage
desk-tables-round = Ronde { $round }
desk-tables-no-name = sans nom
desk-tables-always = toujours { $player }
desk-tables-field =
    .name = Nom
    .note = Note sur les décors ou l’éclairage
desk-tables-use-of = Usage de la table { $table }
desk-tables-use =
    .open = Utilisée
    .stream = En direct
    .closed = Fermée
desk-tables-save = Enregistrer la table { $table }
desk-tables-saved = La table { $table } est enregistrée.
desk-tables-check = Vérifiée<span class="unseen"> : table { $table }</span>
desk-tables-ready = Prête
desk-tables-set-up = Installer des tables
desk-tables-to = Tables 1 à
desk-tables-set-up-go = Les installer
desk-tables-kept = Les tables déjà installées restent telles quelles.
desk-tables-before = Avant la ronde { $round }
desk-tables-check-all = Elles sont toutes vérifiées
