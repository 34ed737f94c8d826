# What was played


## Lists at the prompt, and what was played

catalogue-entries = { $count ->
    [one] 1 entrada
   *[other] { $count } entradas
}
catalogue-age = { $days ->
    [0] de hoy
    [one] de hace 1 día
   *[other] de hace { $days } días
}
catalogues-lost = { $count ->
    [one] Este catálogo se usó para listas, y ya no está en la carpeta de datos:
   *[other] Estos catálogos se usaron para listas, y ya no están en la carpeta de datos:
} { $names }. Las listas que se comprueben ahora otra vez pueden recibir otro veredicto.
list-age = { $unit ->
    [days] { $number ->
        [one] hace 1 día
       *[other] hace { $number } días
    }
    [hours] { $number ->
        [one] hace 1 hora
       *[other] hace { $number } horas
    }
   *[minutes] { $number ->
        [0] ahora mismo
       *[other] hace { $number } min
    }
}
played-section = { $section ->
    [characters] Personajes
    [tactics] Cartas de Team Tactic
    [crises] Crisis
    [gems] Gemas del Infinito
    [affiliations] Afiliaciones
    [primary] Unidades principales
    [secondary] Unidades secundarias
    [supporting] Unidades de apoyo
    [mission] Mission Sets
    [hero] Héroes
    [deck] Cartas
    [pool] Pool
   *[none] Sin encabezado
}
played-span = { $stage ->
    [all] Todas las rondas
    [swiss] { $round ->
        [0] Rondas suizas
       *[other] Ronda { $round }
    }
   *[bracket] { $round ->
        [0] El corte
       *[other] Corte, ronda { $round }
    }
}
played-plot = Porcentajes de victorias con barras de error, { $section ->
    [characters] personajes
    [tactics] cartas de Team Tactic
    [crises] crisis
    [gems] gemas
    [affiliations] afiliaciones
    [primary] unidades principales
    [secondary] unidades secundarias
    [supporting] unidades de apoyo
    [mission] Mission Sets
    [hero] héroes
   *[other] cartas
}, de más a menos frecuente.
played-lists = { $lists ->
    [one] Se cuenta 1 lista.
   *[other] Se cuentan { $lists } listas.
}
played-none = Todavía no se ha entregado ninguna lista que se pueda leer.
played-unread = { $number ->
    [one] 1 lista no se ha podido leer y no cuenta aquí.
   *[other] { $number } listas no se han podido leer y no cuentan aquí.
}

## What a check of a list found

list-check-unread = La comprobación no ha podido leerla
list-check-taken = Eso no te impide entregarla; la mirará un árbitro.
list-check-found = Lo que encontró la comprobación
list-check-right = { $noted ->
    [true] La forma es correcta
   *[other] Todo en orden
}
list-check-grade = { $grade ->
    [illegal] No es legal
    [unverified] Sin comprobar
   *[other] Nota
}
list-check-take = Usar { $name }
list-check-read = Lo que se ha leído
list-check-lines = { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}
list-check-unknown = { $number ->
    [one] sin reconocer
   *[other] { $number } sin reconocer
}
list-check-written = escrito: { $name }
list-check-line = línea { $number }
