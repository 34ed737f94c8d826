# Backups, and going on from one

desk-backups-account = Compte
desk-backups-where = Où elles vont
desk-backups-written = Une copie de chaque tournoi est écrite dans <code>{ $folder }</code> dans les dix secondes après chaque changement, et relue{ $sealed ->
    [true] , scellée avec votre mot de passe
   *[other] {""}
}. Parmi les plus anciennes, on n’en garde que quelques-unes.
desk-backups-same-disk = Ce dossier est sur le même disque que les données. Il protège d’une fausse manœuvre ; si le disque casse, tout est perdu. Une clé USB vaut mieux.
desk-backups-none = Aucune sauvegarde n’est écrite. Si cet ordinateur casse, tout ce qui suit votre dernier export est perdu. Branchez une clé USB et choisissez-la ici ; cela prend une minute, et un autre ordinateur peut reprendre à partir d’elle.
desk-backups-broken = Un autre ordinateur est tombé en panne ? Choisissez de même la clé avec ses copies : le tournoi est alors proposé ici, et aucune copie n’est écrasée.
desk-backups-folder = Dossier, de préférence sur une clé USB
desk-backups-password = Mot de passe, si personne d’autre ne doit les lire
desk-backups-password-about = Sans lui, celui qui trouve la clé lit les noms et les contacts. Avec lui, personne ne peut les ouvrir si vous l’oubliez. Il est redemandé à chaque démarrage de Topcut.
desk-backups-repeated = Le même mot de passe encore une fois
desk-backups-change = Changer
desk-backups-write = Y écrire les sauvegardes
desk-backups-stop = Ne plus écrire de sauvegardes
desk-backups-at-computer = Le dossier se choisit sur l’ordinateur qui fait tourner Topcut.
desk-backups-elsewhere = Tournois qui ne sont pas sur cet ordinateur
desk-backups-elsewhere-about = L’ordinateur qui faisait tourner l’un d’eux est en panne ou parti ? Continuez ici : tout est repris jusqu’à sa dernière copie. L’autre ordinateur ne doit pas continuer ; il refuse dès qu’il l’apprend.
desk-backups-copied = { $facts }, copié { $time }
desk-backups-go-on = Continuer ici
desk-backups-there = Ce qu’il y a
desk-backups-read = Chacune vient d’être lue jusqu’au bout.
desk-backups-state =
    .good = Bonne
    .bad = Mauvaise
    .sealed = Scellée
desk-backups-shut = Ces copies sont scellées. Choisissez encore une fois le dossier et tapez-y leur mot de passe : elles sont alors lues, et ce qui n’est pas sur cet ordinateur est proposé.
desk-backups-no-copy = Il n’y a pas encore de sauvegarde.
desk-backups-file = Continuer à partir d’un fichier
desk-backups-file-about = Une archive complète d’un tournoi, ou la copie scellée gardée par son miroir : connectez-vous là-bas, ouvrez <b>Compte</b>, <b>Miroirs</b>, et téléchargez-la. L’autre ordinateur ne doit pas continuer.
desk-backups-file-choose = Fichier
desk-backups-file-password = Mot de passe, si elle est scellée
