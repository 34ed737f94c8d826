# Second factors

access-second-password = Encore votre mot de passe
access-second-remove = Retirer<span class="unseen"> : { $name }</span>
access-second-remove-now = Retirer : { $name }
access-second-codes = Vos codes de récupération
access-second-codes-about = Imprimez-les ou notez-les maintenant : ils ne sont montrés que cette fois. Chacun vous laisse entrer une fois, avec votre mot de passe, si votre appareil est perdu.
access-second-tls = Seulement par TLS
access-second-tls-about = Cet ordinateur sert ses pages en HTTP simple. Les navigateurs n’y ont pas de clés d’accès, et un code pourrait être lu en chemin. Seul votre mot de passe est donc demandé, et vous vous connectez sur l’ordinateur lui-même.
access-second-tls-kept = Ce que vous avez ajouté par TLS est gardé, et demandé là-bas.
access-second-scan = Scannez ceci avec votre application
access-second-scan-code = Code QR pour votre application d’authentification
access-second-scan-type = Ou tapez ceci dans l’application :
access-second-scan-then = Saisissez ensuite les six chiffres qu’elle affiche, dans les cinq minutes.
access-second-app-name = Nom de cette application ou de cet appareil
access-second-app-usual = Mon téléphone
access-second-digits = Six chiffres
access-second-app-confirm = Confirmer l’application
access-second-app = Application d’authentification
access-second-since = depuis { $time }
access-second-app-about = Une application de votre téléphone qui affiche un nouveau code de six chiffres toutes les trente secondes. Elle marche sans réseau et sans scripts.
access-second-app-set-up = Ajouter une application
access-second-passkeys = Clés d’accès (passkeys)
access-second-passkeys-about = Votre téléphone, votre ordinateur ou votre clé de sécurité demande un doigt, un visage ou un code PIN. Il ne répond à aucun autre site, même très ressemblant.
access-second-passkeys-script = Pour en ajouter une, autorisez les scripts de ce site dans un navigateur qui connaît les clés d’accès.
access-second-passkey-name = Nom de cet appareil
access-second-passkey-add = Ajouter une clé d’accès
access-second-lost = Si un appareil est perdu
access-second-left = Il vous reste { $count ->
    [one] { $count } code de récupération
   *[other] { $count } codes de récupération
}.
access-second-lost-about = Connectez-vous avec l’un d’eux, puis retirez ici l’appareil perdu.
access-second-new = Nouveaux codes de récupération
access-second-new-make = Créer de nouveaux codes
access-second-new-old = Les anciens ne marchent alors plus.
access-second-given = En ajoutant votre premier second facteur, vous recevez des codes de récupération.
access-second-without = Sans code : sur l’ordinateur qui fait tourner Topcut, <code>topcut remove-second-factors</code> avec votre nom vous laisse de nouveau entrer par mot de passe. Le journal de sécurité le dit.
access-second-removed = C’est retiré, et ne laisse plus entrer personne.
