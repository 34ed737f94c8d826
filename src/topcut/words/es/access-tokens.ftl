# Tokens for programs


access-tokens-made = Token creado
access-tokens-made-about = Cópialo ahora en tu programa. Solo se muestra esta vez.
access-tokens-token = Token
access-tokens-made-who = Quien lo tenga lee lo que puedes leer tú, y hace lo que has marcado. Si llega a otras manos, revócalo aquí.
access-tokens-own = Tus tokens
access-tokens-line = { $over ->
    [true] caducó el { $time }
   *[other] hasta el { $time }
}, { $does }{ $title ->
    [all] {""}
   *[other] , solo en { $title }
}
access-tokens-revoke = Revocar<span class="unseen"> { $name }</span>
access-tokens-none = Todavía ninguno. Lo que es público se lee sin token.
access-tokens-how = Cómo lo usa un programa
access-tokens-header = Envía a <code>{ $address }</code> la cabecera <code>Authorization: Bearer</code> con el token.
access-tokens-openapi = <a href="/api/v1/openapi.json">La descripción de todas las direcciones</a> está en OpenAPI 3.1.
access-tokens-new = Un token nuevo
access-tokens-name = Nombre del programa
access-tokens-name-like = Web de la liga
access-tokens-in = En
access-tokens-all = todos mis torneos
access-tokens-may = Lee lo que puedo leer yo. También puede
access-tokens-days = Para cuántos días
access-tokens-make = Crear el token
access-tokens-reads = lee
access-tokens-does = { $scope ->
    [mine] ve la lista de tus torneos
    [run] los lleva
   *[judge] hace lo que hacen los árbitros
}
access-tokens-may-do = { $scope ->
    [mine] ver qué torneos son míos
    [run] llevarlos: inscribir jugadores, emparejar, publicar, terminar y crear otros nuevos
   *[judge] hacer lo que hacen los árbitros: check-in, resultados, correcciones, advertencias
}
access-tokens-revoked = El token ya no abre nada.
