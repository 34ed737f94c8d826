# What a check of a list finds, and what a list adds up to


## What a check of a list finds

part-of-roster = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}{ $part ->
    [character] Personajes
    [tactic] Team Tactics
   *[crisis] Crisis
}
finding-too-many = { part-of-roster }: hay { $number }, y se permiten { $most } como máximo.
finding-not-exactly = { part-of-roster }: hay { $number }, y hacen falta exactamente { $most }.
finding-too-many-side = { part-of-roster }: { $number } son crisis { $side ->
    [secure] Secure
   *[extraction] Extraction
}, y se permiten { $most } como máximo.
finding-side-claimed = { part-of-roster }: { $number } figuran como crisis { $side ->
    [secure] Secure
   *[extraction] Extraction
}, donde se permiten { $most } como máximo, pero ningún catálogo sabe cuáles son.
finding-wrong-side = { $entry } es { $side ->
    [secure] una crisis Secure pero figura entre las Extraction
   *[extraction] una crisis Extraction pero figura entre las Secure
}. Se ha contado como lo que es.
finding-no-characters = { part-of-roster }: no hay ninguno.
finding-twice = { $entry } aparece { $number ->
    [2] dos veces
   *[other] { $number } veces
}{ $over ->
    [0] {""}
    [1] , en el Roster { $rosters }
   *[other] , en los Rosters { $rosters }
}, y solo puede estar una vez.
finding-perhaps-twice = { $entry } y { $other } podrían ser lo mismo: escribe los dos nombres completos.
finding-several-rosters = Aquí hay { $number } Rosters, uno tras otro. Entrega solo uno.
finding-roster-missing = Falta { $entry }: una Timeline List tiene los Rosters 1 a { $most }.
finding-roster-twice = { $entry } está dos veces. Da a cada Roster su propio número.
finding-roster-unknown = No existe { $entry }: una Timeline List tiene los Rosters 1 a { $most }.
finding-no-roster = { $entry } no está en ningún Roster. Ponlo debajo de Roster 1, 2 o 3.
finding-not-in-timeline = { $entry } no está entre { $kind ->
    [character] los personajes
    [tactic] las cartas de Team Tactic
    [crisis] las cartas de Crisis
    [gem] las Gemas del Infinito
   *[other] las entradas
} de la Timeline { $timeline }.
finding-timeline-bans = { $entry } no se permite en la Timeline { $timeline }.
finding-timeline-contents = Ningún catálogo dice qué permite la Timeline { $timeline }, así que no se ha comprobado nada con ella. Añade su catálogo.
finding-affiliation-unknown = Ningún catálogo conoce las afiliaciones de { $entry }, y la Timeline { $timeline } depende de ellas.
finding-not-yet = { $entry } es legal desde el { $legal }, y el primer día es el { $day }.
finding-no-date = { $entry } es legal desde el { $day }. Indica el primer día para que se compruebe.
finding-unknown = Ningún catálogo conoce { $kind ->
    [character] el personaje
    [tactic] la carta de Team Tactic
    [crisis] la carta de Crisis
    [gem] la Gema del Infinito
    [unit] la unidad
    [mission] el Mission Set
    [hero] el Héroe
   *[card] la carta
} { $entry }.
finding-another-kind = { $entry } se conoce como { $other ->
    [character] personaje
    [tactic] carta de Team Tactic
    [crisis] carta de Crisis
    [gem] Gema del Infinito
   *[other] carta
}, pero figura entre { $kind ->
    [character] los personajes
    [tactic] las cartas de Team Tactic
    [crisis] las cartas de Crisis
    [gem] las Gemas del Infinito
   *[other] las cartas
}.
finding-which-one = Hay { $number } con el nombre { $entry }. Escribe cuál es.
finding-banned = { $entry }: no se puede usar, está en la lista de prohibidas.
finding-restricted = { $number } entradas restringidas, y se permiten { $most } como máximo: { $entry }.
finding-squad-missing = Falta { $entry }: una Premier List tiene { $most } squads.
finding-squad-twice = { $entry } está dos veces. Da a cada squad su propio número.
finding-squad-unknown = { $entry } sobra: una Premier List tiene { $most } squads.
finding-no-squad = { $entry } no está en ningún squad. Ponlo debajo de Squad 1, 2, 3 o 4.
finding-missions = Una Premier List tiene { $most ->
    [1] un Mission Set
   *[other] { $most } Mission Sets
}, y aquí { $number ->
    [0] no hay ninguno
    [one] hay uno
   *[other] hay { $number }: { $entry }
}.
finding-role-number = El squad { $squad } { $number ->
    [0] no tiene ninguna unidad { $role ->
        [primary] principal
        [secondary] secundaria
       *[supporting] de apoyo
    }
    [one] tiene una unidad { $role ->
        [primary] principal
        [secondary] secundaria
       *[supporting] de apoyo
    }
   *[other] tiene { $number } unidades { $role ->
        [primary] principal
        [secondary] secundaria
       *[supporting] de apoyo
    }: { $entry }
}, y { $most ->
    [1] hace falta una
   *[other] hacen falta { $most }
}.
finding-no-role = { $entry } es una unidad de más en el squad { $squad }.
finding-wrong-role = { $entry } es una unidad { $role ->
    [primary] principal
    [secondary] secundaria
   *[supporting] de apoyo
}, pero figura como unidad { $listed ->
    [primary] principal
    [secondary] secundaria
   *[supporting] de apoyo
} del squad { $squad }.
finding-points = Squad { $squad }: las unidades secundaria y de apoyo cuestan { $number } puntos, y la unidad principal da { $most }.
finding-eras = Squad { $squad }: { $names } no comparten ninguna era.
finding-unit-name-twice = La unidad { $name } está en { $first } y otra vez en { $second }.
finding-unique-name-twice = { $entry } tiene el Unique Name { $name }, y también lo tiene una unidad de { $first }.
finding-heroes = Un mazo tiene { $most ->
    [1] un Héroe
   *[other] { $most } Héroes
}, y aquí { $number ->
    [0] no hay ninguno
    [one] hay uno
   *[other] hay { $number }: { $entry }
}.
finding-hero-among-cards = { $entry } es un Héroe, y un Héroe no puede ser una de las cartas.
finding-cards = Un mazo tiene { $most } cartas, y este tiene { $number }.
finding-copies = Hay { $number } cartas con el nombre { $entry }, y debería haber { $most } como máximo.
finding-class = { $entry } es una carta de la clase { $other }, pero el Héroe { $hero } es de la clase { $own }.
finding-no-pool = No hay ningún pool registrado, así que no se ha podido comparar con el mazo.
finding-pool-on-paper = El pool está en papel, así que compáralo a mano con el mazo.
finding-not-in-pool = { $most ->
    [0] { $entry } no está en el pool.
   *[other] Se juegan { $number } de { $entry }, y el pool tiene { $most }.
}
finding-proxy = { $entry } figura como proxy. Solo se permiten las cartas auténticas.
finding-not-official = { $entry } no es oficial, y solo se permiten componentes oficiales.
finding-not-counted = «{ $entry }» no se ha tomado por un nombre y no cuenta.
finding-lines-not-counted = { $number } líneas no se han tomado por nombres y no cuentan: { $names }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
finding-name = { $quoted ->
    [true] «{ $name }»
   *[other] { $name }
}{ $line ->
    [0] {""}
   *[other] {" "}(línea { $line })
}
finding-heading-unknown = El encabezado «{ $entry }» no se ha entendido; lo que hay debajo cuenta con lo que hay encima.
list-part = { $group ->
    [none] {""}
   *[other] { $form ->
        [squads] Squad { $group }
       *[other] Roster { $group }
    }
}{ $section ->
    [none] {""}
    [characters] { $group ->
        [none] Personajes
       *[other] , personajes
    }
    [tactics] { $group ->
        [none] Cartas de Team Tactic
       *[other] , cartas de Team Tactic
    }
    [crises] { $group ->
        [none] Crisis
       *[other] , crisis
    }
    [gems] Gemas
    [affiliations] Afiliaciones
    [mission] Mission Set
    [hero] Héroe
    [deck] Cartas
   *[pool] Pool
}
finding-names-not-checked = No se han comprobado { $number } nombres, porque aquí ningún catálogo los conoce: { $names }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
finding-of-another-game = { $entry } se conoce de otro juego, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, y no de este.
finding-names-of-another-game = { $number } nombres se conocen de otro juego, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, y no de este: { $names }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
finding-not-final = { $entry } no era definitivo cuando se hizo el catálogo, así que no se ha verificado.
finding-read-as = «{ $entry }» se ha leído como { $meant }.
finding-names-read-as = { $number } nombres estaban abreviados y se han leído como: { $names }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
finding-unique-names-not-known = { $number ->
    [one] Un punto no se ha comprobado: ningún catálogo conoce el Unique Name de { $names }, si lo tiene.
   *[other] Un punto no se ha comprobado: ningún catálogo conoce los Unique Names de { $number } unidades, si los tienen: { $names }{ $more ->
        [0] .
       *[other] {" "}y { $more } más.
    }
}
total-threat = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Amenaza { $threat } { $number ->
    [one] en 1 personaje
   *[other] en { $number } personajes
}{ $of ->
    [0] .
   *[other] , de { $of } en la lista.
}
total-affiliations = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Afiliaciones: { $names }.
total-crises = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Crisis: { $secure } Secure, { $extraction } Extraction.
total-squad = Squad { $squad }: { $cost } de { $points } puntos{ $number ->
    [0] .
   *[other] ; { $eras }.
}
total-deck = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} { $names ->
    [one] con un solo nombre
   *[other] con { $names } nombres
}.
total-catalogues = Nombres según: { $names }.
finding-line = Línea { $line }:
finding-suggestions = Lo más parecido: { $names }.
