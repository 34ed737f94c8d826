# What cannot be read as a list, and catalogues


## Lists

refusal-nobody-chosen = No se ha elegido a nadie, así que no ha cambiado nada. Nombra al menos a un jugador.
refusal-list-locked = { $locked ->
    [round] La lista de { $player } solo puede cambiar entre rondas, y se está jugando una.
   *[other] La lista de { $player } no puede cambiar después de empezar. Solo lo permite una desviación declarada de la cláusula { $clause }.
}
refusal-pool-not-asked = En este torneo los mazos no se montan con un pool. Entrega solo la lista.
refusal-pool-locked = El pool de { $player } no puede cambiar después de empezar. Solo lo permite una desviación declarada de la cláusula { $clause }.
refusal-no-list = { $player } no ha entregado todavía ninguna lista.
refusal-lists-too-early = Antes de empezar, las listas no se enseñan a nadie más.
refusal-lists-not-public = Las listas son solo para sus dueños y los árbitros (de { $official } hacia arriba). Publicarlas es una desviación de la cláusula { $clause }: declárala antes.

## Rosters, squads and decks: what cannot be read as a list

refusal-list-empty = Esta lista está vacía. Escribe o pega los nombres, cada uno bajo su encabezado.
refusal-list-only-link = Esto es un enlace, y Topcut no abre ninguno. Ábrelo, copia los nombres que aparecen allí y pégalos aquí.
refusal-list-too-large = Esto pasa de { $most } kB, y ninguna lista es tan grande. Pega solo la lista.
refusal-list-archive = Este es un fichero comprimido, y no el de un creador de listas (.rosz). Descomprímelo y entrega el texto que lleva dentro.
refusal-list-binary = Esto no es texto. Guarda la lista como texto sin formato, o pégala.
refusal-list-html = Esto es una página web, no una lista. Copia los nombres y pégalos como texto sin formato.
refusal-list-xml = Esto es XML, y no una lista de BattleScribe. Entrega su fichero .ros o .rosz, o la lista como texto.
refusal-list-builder-nothing = Este fichero de un creador de listas no contiene personajes, cartas ni unidades. Exporta la lista como texto, o escríbela.
refusal-list-line-too-long = Hay una línea de más de { $most } caracteres. Escribe un nombre por línea.
refusal-list-too-many = Hay más de { $most } entradas, y ninguna lista tiene tantas. Pega solo la lista.
refusal-list-other-game = Esta lista es de otro juego. Entrega una con los encabezados { $form ->
    [rosters] Characters, Team Tactics, Crises y Gems
    [squads] Squad 1 a Squad 4, con Primary, Secondary y Supporting, y Mission
   *[deck] Hero y Deck
}.
refusal-list-no-sections = No se ha encontrado ningún encabezado, así que no se sabe qué son los nombres. Escribe { $form ->
    [rosters] Characters, Team Tactics, Crises y Gems
    [squads] Squad 1 a Squad 4, con Primary, Secondary y Supporting, y Mission
   *[deck] Hero y Deck
} encima de los nombres.
refusal-list-not-json = Esto empieza como JSON pero no es válido: mira la fila { $row }, columna { $column }. Corrígelo, o entrega texto sin formato.
refusal-list-json-shape = Este JSON no es una lista. Escribe un objeto con los nombres bajo sus encabezados, como «{ $word }».
refusal-list-no-rules = Este reglamento no dice nada sobre listas, así que no hay nada que comprobar.
refusal-timeline-unknown = «{ $name }» no es una Timeline que Topcut conozca. { $number ->
    [0] Aquí ningún catálogo contiene ninguna: añade uno con «topcut catalogue add».
   *[other] Elige una de estas: { $known }; o añade su catálogo con «topcut catalogue add».
}
refusal-bans-unreadable = { $source } no es una lista de prohibidas y restringidas. Escribe los nombres debajo de los encabezados Banned y Restricted, o como TOML: banned = ["..."].
refusal-bans-not-here = Este reglamento no tiene lista de prohibidas y restringidas. Quita --banned.
refusal-pool-not-here = Solo los mazos se montan con un pool. Quita --pool.
refusal-list-option-unknown = { $number ->
    [0] Este reglamento no tiene opciones. Quita { $option }.
   *[other] Este reglamento no tiene la opción { $option }. Tiene { $known }.
}
refusal-list-option-value = La opción { $option } no puede ser { $value }. Elige uno de estos valores: { $possible }.
refusal-list-option-form = Una opción se escribe NOMBRE=VALOR, como type=select, no { $text }.
refusal-date-wrong = { $text } no es una fecha. Escríbela como 2024-11-08.

## Catalogues

refusal-catalogue-wrong = { $source }, { $place_in }: esto debe ser { $wanted ->
    [table] una tabla de valores con nombre
    [list] una lista de entradas
    [text] un texto de 1 a 200 caracteres
    [word] un nombre corto de minúsculas, cifras y guiones
    [texts] una lista de 100 textos como máximo
    [number] un número entero de 0 a 9999
    [truth] true o false
    [side] secure o extraction
    [role] primary, secondary o supporting
   *[day] una fecha como 2024-11-08
}.
refusal-catalogue-field = { $source }, { $place_in }: «{ $field }» no se conoce. Usa { $known }.
refusal-catalogue-kind = { $source }, { $place_in }: { $kind } no es un tipo de entrada. Usa uno de estos: { $known }.
refusal-catalogue-twice = { $source } tiene { $name } dos veces, en las entradas { $first } y { $second }. Júntalas en una, o distínguelas por alter ego o Unique Name.
refusal-catalogue-alias = { $source }, entrada { $second }: { $alias } debería ser otro nombre de { $name }, pero ese nombre ya es el de la entrada { $first }. Quítalo de «also».
refusal-catalogue-too-large = { $source } tiene más de { $most } entradas, y ningún juego tiene tantas.
refusal-catalogue-too-many-bytes = { $source } pasa de { $most } MB, y ningún catálogo es tan grande.
refusal-catalogue-archive = { $source } es un fichero comprimido. Descomprímelo y añade los ficheros que lleva dentro; .catz y .gstz son .cat y .gst comprimidos.
refusal-catalogue-empty = { $source } está vacío. No se ha añadido nada.
refusal-catalogue-not-text = { $source } no es texto en UTF-8. Guárdalo en UTF-8.
refusal-catalogue-not-toml = { $source } no es TOML: { $problem }. Corrígelo, o guarda el CSV con la extensión .csv.
refusal-catalogue-one-file = Solo los ficheros de BattleScribe se pueden leer juntos. Añade los demás uno por uno.
refusal-catalogue-game = { $source } no dice para qué juego es. Elige su juego: con --game crisis-protocol en una terminal, o en el formulario de la página.
refusal-catalogue-without-entries = { $source } no tiene entradas. No se ha añadido nada.
refusal-catalogue-other-game = { $source } dice que es para { $game }, no para { $wanted }. No se ha añadido nada: elige { $game }, o usa otro fichero.
refusal-catalogue-game-unknown = { $source } es para { $game }, y ningún reglamento de Topcut tiene listas de ese juego. No se ha añadido nada. Los juegos son { $known }; para un reglamento propio, indica el juego con --game { $game } en una terminal.
refusal-catalogue-shipped = { $name } es el nombre de un catálogo que viene con Topcut, del { $day }. Para sustituirlo, su fichero debe llevar un día posterior, como day = 2030-01-31; si no, ponle otro nombre.
refusal-catalogue-not-added = { $ours ->
    [yes] { $name } viene con Topcut y no se puede quitar.
   *[no] Aquí no se ha añadido ningún catálogo llamado { $name }.
} { $number ->
    [0] No se ha añadido ninguno.
   *[other] Se han añadido: { $known }.
}
refusal-csv-header = { $source }: la primera fila debe nombrar las columnas, entre ellas kind y name.
refusal-battlescribe-nothing = { $source }: no se ha podido leer nada como personaje, carta, unidad o misión. Añade el .gst junto con el .cat, porque da nombre a las categorías.
refusal-xml-broken = { $source } no es XML válido: mira la fila { $row }. No se ha añadido nada.
refusal-xml-doctype = { $source } declara un tipo de documento, que ningún catálogo necesita y los ficheros dañinos usan. No se ha leído nada.
refusal-xml-stranger = { $source } no es un catálogo de BattleScribe. Esos ficheros terminan en .cat o .gst.

## Lists at the prompt, and what was played

refusal-list-still-illegal = No se ha cambiado nada: { $number ->
    [one] 1 incidencia sigue impidiendo aceptar
   *[other] { $number } incidencias siguen impidiendo aceptar
} esta lista. Corrige lo que se encontró en ella y vuelve a intentarlo.
refusal-lists-hidden = Las listas de este torneo no son públicas, así que tampoco lo es lo que se jugó. La organización puede publicarlas cuando el torneo haya empezado.
refusal-rounds-unknown = Aquí no hay rondas llamadas «{ $text }». Escribe { $known }.
refusal-catalogue-no-file = Elige antes un fichero. No se ha añadido nada.
refusal-nonce-added = El móvil de { $player } ya ha añadido su número al sorteo; con uno basta.
refusal-not-yourself = Eso solo se puede hacer desde el propio móvil de { $player }. No se ha cambiado nada.
