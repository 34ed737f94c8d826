# The versions of one list, and what differs between two

desk-list-versions-title = Versiones de la lista ({ $list }) de { $player }
desk-list-versions-one = Nada que comparar
desk-list-versions-one-about = Solo de una versión se conserva el texto.
desk-list-versions-differ = De la versión { $before } a la versión { $after }
desk-list-versions-lines = Una de ellas no se puede leer nombre por nombre, así que estas son las líneas que difieren.
desk-list-versions-change =
    .removed = Quitado
    .added = Añadido
    .count = Cantidad
desk-list-versions-same-lines = No hay diferencias.
desk-list-versions-group = , n.º { $number }
desk-list-versions-same = Dicen lo mismo. Solo cambia el orden o la escritura.
desk-list-versions-text = Versión { $number }, tal como se entregó
desk-list-versions-all = Todas las versiones
desk-list-versions-age = Versión { $number }, { $ago }
desk-list-versions-by = { $at }, por { $by }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
desk-list-versions-gone = El texto ya no se conserva.
desk-list-versions-from = de<span class="unseen"> la versión { $number }</span>
desk-list-versions-to = a<span class="unseen"> la versión { $number }</span>
desk-list-versions-none = Ninguna todavía.
desk-list-versions-compare = Comparar
