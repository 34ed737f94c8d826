# The page that says a refusal

refused-my-data = Mes données
refused-back = Retour au tournoi
refused-home = Accueil
refused-help = Aide<span class="unseen">, dans un nouvel onglet</span>
