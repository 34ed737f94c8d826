# What cannot be read as a list, and catalogues


## Lists

refusal-nobody-chosen = Personne n’est choisi : rien n’a changé. Nommez au moins un joueur.
refusal-list-locked = { $locked ->
    [round] La liste ne peut changer qu’entre les rondes, et une ronde est en cours ({ $player }).
   *[other] La liste ne peut plus changer après le départ ({ $player }). Seule une dérogation déclarée à la clause { $clause } le permet.
}
refusal-pool-not-asked = À ce tournoi, les decks ne se construisent pas à partir d’un pool. Remettez seulement la liste.
refusal-pool-locked = Le pool ne peut plus changer après le départ ({ $player }). Seule une dérogation déclarée à la clause { $clause } le permet.
refusal-no-list = { $player } n’a pas encore remis de liste.
refusal-lists-too-early = Avant le départ, personne d’autre ne voit les listes.
refusal-lists-not-public = Les listes ne sont que pour leurs auteurs et les arbitres ({ $official } et au-dessus). Les publier est une dérogation à la clause { $clause } : déclarez-la d’abord.

## Rosters, squads and decks: what cannot be read as a list

refusal-list-empty = Cette liste est vide. Tapez ou collez les noms, chacun sous son titre.
refusal-list-only-link = C’est un lien, et Topcut n’en ouvre aucun. Ouvrez-le, copiez les noms qui s’y trouvent et collez-les ici.
refusal-list-too-large = C’est plus de { $most } ko : aucune liste n’est aussi grosse. Collez seulement la liste.
refusal-list-archive = C’est un fichier compressé, et pas celui d’un créateur de listes (.rosz). Décompressez-le et remettez le texte qu’il contient.
refusal-list-binary = Ce n’est pas du texte. Enregistrez la liste en texte simple, ou collez-la.
refusal-list-html = C’est une page web, pas une liste. Copiez-en les noms et collez-les en texte simple.
refusal-list-xml = C’est du XML, mais pas une liste BattleScribe. Remettez son fichier .ros ou .rosz, ou la liste en texte.
refusal-list-builder-nothing = Ce fichier d’un créateur de listes ne contient ni personnages, ni cartes, ni unités. Exportez la liste en texte, ou tapez-la.
refusal-list-line-too-long = Une ligne dépasse { $most } caractères. Écrivez un nom par ligne.
refusal-list-too-many = Il y a plus de { $most } entrées : aucune liste n’en a autant. Collez seulement la liste.
refusal-list-other-game = Cette liste est celle d’un autre jeu. Remettez-en une avec les titres { $form ->
    [rosters] Characters, Team Tactics, Crises et Gems
    [squads] Squad 1 à Squad 4, avec Primary, Secondary et Supporting, et Mission
   *[deck] Hero et Deck
}.
refusal-list-no-sections = Aucun titre n’a été trouvé : on ne sait pas à quoi correspondent les noms. Écrivez { $form ->
    [rosters] Characters, Team Tactics, Crises et Gems
    [squads] Squad 1 à Squad 4, avec Primary, Secondary et Supporting, et Mission
   *[deck] Hero et Deck
} au-dessus des noms.
refusal-list-not-json = Cela commence comme du JSON, mais n’est pas valide : voir ligne { $row }, colonne { $column }. Corrigez-le, ou remettez du texte simple.
refusal-list-json-shape = Ce JSON n’est pas une liste. Écrivez un objet avec des noms sous leurs titres, comme « { $word } ».
refusal-list-no-rules = Ce règlement ne dit rien des listes : il n’y a rien à vérifier.
refusal-timeline-unknown = « { $name } » n’est pas une Timeline connue de Topcut. { $number ->
    [0] Aucun catalogue n’en contient ici : ajoutez-en un avec « topcut catalogue add ».
   *[other] Choisissez parmi { $known }, ou ajoutez son catalogue avec « topcut catalogue add ».
}
refusal-bans-unreadable = { $source } n’est pas une liste de cartes bannies et restreintes. Écrivez les noms sous les titres Banned et Restricted, ou en TOML : banned = ["..."].
refusal-bans-not-here = Ce règlement n’a pas de liste de cartes bannies et restreintes. Retirez --banned.
refusal-pool-not-here = Seuls des decks se construisent à partir d’un pool. Retirez --pool.
refusal-list-option-unknown = { $number ->
    [0] Ce règlement n’a pas d’options. Retirez { $option }.
   *[other] Ce règlement n’a pas d’option { $option }. Il a { $known }.
}
refusal-list-option-value = L’option { $option } ne peut pas valoir { $value }. Choisissez parmi { $possible }.
refusal-list-option-form = Une option s’écrit NOM=VALEUR, comme type=select, pas { $text }.
refusal-date-wrong = { $text } n’est pas une date. Écrivez-la comme 2024-11-08.

## Catalogues

refusal-catalogue-wrong = { $source }, { $place_in } : il faut ici { $wanted ->
    [table] une table de valeurs nommées
    [list] une liste d’entrées
    [text] un texte de 1 à 200 caractères
    [word] un nom court fait de minuscules, de chiffres et de traits d’union
    [texts] une liste de 100 textes au plus
    [number] un nombre entier de 0 à 9999
    [truth] vrai ou faux (true ou false)
    [side] secure ou extraction
    [role] primary, secondary ou supporting
   *[day] une date, comme 2024-11-08
}.
refusal-catalogue-field = { $source }, { $place_in } : « { $field } » n’est pas connu. Utilisez { $known }.
refusal-catalogue-kind = { $source }, { $place_in } : { $kind } n’est pas une sorte d’entrée. Utilisez l’une de celles-ci : { $known }.
refusal-catalogue-twice = { $source } contient deux fois { $name }, aux entrées { $first } et { $second }. Faites-en une seule entrée, ou distinguez-les par l’alter ego ou l’Unique Name.
refusal-catalogue-alias = { $source }, entrée { $second } : { $alias } doit être un autre nom pour { $name }, mais l’entrée { $first } porte elle-même ce nom. Retirez-le de « also ».
refusal-catalogue-too-large = { $source } a plus de { $most } entrées : aucun jeu n’en a autant.
refusal-catalogue-too-many-bytes = { $source } dépasse { $most } Mo : aucun catalogue n’est aussi gros.
refusal-catalogue-archive = { $source } est un fichier compressé. Décompressez-le et ajoutez les fichiers qu’il contient ; .catz et .gstz sont des .cat et .gst compressés.
refusal-catalogue-empty = { $source } est vide. Rien n’a été ajouté.
refusal-catalogue-not-text = { $source } n’est pas du texte en UTF-8. Enregistrez-le en UTF-8.
refusal-catalogue-not-toml = { $source } n’est pas du TOML : { $problem }. Corrigez-le, ou enregistrez du CSV avec la terminaison .csv.
refusal-catalogue-one-file = Seuls des fichiers BattleScribe se lisent ensemble. Ajoutez les autres un par un.
refusal-catalogue-game = { $source } ne dit pas pour quel jeu il est fait. Choisissez son jeu : avec --game crisis-protocol dans un terminal, ou dans le formulaire de la page.
refusal-catalogue-without-entries = { $source } n’a pas d’entrées. Rien n’a été ajouté.
refusal-catalogue-other-game = { $source } dit être fait pour { $game }, pas pour { $wanted }. Rien n’a été ajouté : choisissez { $game }, ou prenez un autre fichier.
refusal-catalogue-game-unknown = { $source } est fait pour { $game }, et aucun règlement de Topcut n’a de listes pour ce jeu. Rien n’a été ajouté. Les jeux sont { $known } ; pour votre propre règlement, indiquez le jeu avec --game { $game } dans un terminal.
refusal-catalogue-shipped = { $name } est le nom d’un catalogue livré avec Topcut, daté du { $day }. Pour le remplacer, son fichier doit indiquer un jour plus récent, comme day = 2030-01-31 ; sinon, donnez-lui un autre nom.
refusal-catalogue-not-added = { $ours ->
    [yes] { $name } est livré avec Topcut et ne peut pas être retiré.
   *[no] Aucun catalogue du nom de { $name } n’a été ajouté ici.
} { $number ->
    [0] Aucun n’a été ajouté.
   *[other] Ont été ajoutés : { $known }.
}
refusal-csv-header = { $source } : la première ligne doit nommer les colonnes, dont kind et name.
refusal-battlescribe-nothing = { $source } : rien n’a pu y être lu comme un personnage, une carte, une unité ou une mission. Ajoutez le .gst en même temps que le .cat, car c’est lui qui nomme les catégories.
refusal-xml-broken = { $source } n’est pas du XML valide : voir ligne { $row }. Rien n’a été ajouté.
refusal-xml-doctype = { $source } déclare un type de document : aucun catalogue n’en a besoin, et les fichiers malveillants s’en servent. Rien n’a été lu.
refusal-xml-stranger = { $source } n’est pas un catalogue BattleScribe. Ces fichiers se terminent par .cat ou .gst.

## Lists at the prompt, and what was played

refusal-list-still-illegal = Rien n’a été modifié : { $number ->
    [one] { $number } constat interdit encore cette liste
   *[other] { $number } constats interdisent encore cette liste
}. Corrigez ce qui a été trouvé, et réessayez.
refusal-lists-hidden = Les listes de ce tournoi ne sont pas publiques, et ce qui s’est joué ne l’est donc pas non plus. L’organisateur peut les publier une fois le tournoi commencé.
refusal-rounds-unknown = Il n’y a pas de rondes appelées « { $text } » ici. Dites { $known }.
refusal-catalogue-no-file = Choisissez d’abord un fichier. Rien n’a été ajouté.
refusal-nonce-added = Le téléphone a déjà ajouté son nombre au tirage pour { $player } ; un seul suffit.
refusal-not-yourself = Seul le téléphone du joueur { $player } peut faire cela. Rien n’a été modifié.
