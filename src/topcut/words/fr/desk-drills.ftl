# Starting a drill

desk-drills-title = Exercice
desk-drills-about = Jouez dès ce soir le tournoi de demain. Des joueurs simulés s’inscrivent, remettent des listes, confirment leur présence, annoncent des résultats, se trompent, se disputent, appellent et s’en vont. Vous et vos arbitres faites le reste, sur les téléphones que vous aurez demain. Rien n’y compte.
desk-drills-book = Règlement
desk-drills-players = Joueurs
desk-drills-speed = Vitesse
desk-drills-crew = Simuler aussi le bureau. Il apparie et lance les chronos, et vous laisse les appels et les litiges pendant quelques minutes : pour s’exercer seul comme arbitre.
desk-drills-again = Le même exercice encore une fois
desk-drills-seed = Graine
desk-drills-seed-about = Avec la même graine, le même règlement et le même nombre de joueurs, tout se passe de la même façon. Si le champ est vide, c’est un nouvel exercice.
desk-drills-start = Lancer l’exercice
desk-drills-people = Avec de vraies personnes
desk-drills-people-about = Donnez une carte à un vrai téléphone : ce joueur n’est alors plus simulé. On laisse entrer les arbitres comme toujours. De vraies personnes peuvent s’inscrire à côté des joueurs simulés.
desk-drills-sample = Promenez-vous : ce tournoi en est au milieu de sa troisième ronde.
