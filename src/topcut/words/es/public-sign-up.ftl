# Signing up

public-sign-up-mine = { $name }, { $place ->
    [0] ya tienes plaza
   *[other] ocupas el número { $place } de la lista de espera
}
public-sign-up-next = { $waits ->
    [true] Si alguien se da de baja, el siguiente de la lista entra automáticamente. Esta página te lo dirá.
   *[other] Ese día encontrarás tu mesa y tu rival en tu página.
}
public-sign-up-bring = Qué hay que traer
public-sign-up-closed = Ahora nadie puede inscribirse aquí
public-sign-up-staff = Tú llevas { $tournament ->
    [game] esta partida
   *[other] este torneo
}
public-sign-up-staff-means = En esta página se inscriben los jugadores. Tú los inscribes en el panel.
public-sign-up-players = Jugadores
public-sign-up-full = No quedan plazas: entras en la lista de espera
public-sign-up-enough = Basta con un nombre
public-sign-up-name = Tu nombre, como debe aparecer en los emparejamientos
public-sign-up-club = Club o equipo, si tienes
public-sign-up-club-stays = El club queda en el registro de { $tournament ->
    [game] esta partida
   *[other] este torneo
}. Un nombre se puede borrar después.
public-sign-up-contact = Cómo puede localizarte el { $organizer }, si quieres
public-sign-up-contact-seen = Correo o teléfono. Solo lo ve la organización.
public-sign-up-website = Sitio web
public-sign-up-accept = Mi nombre y mi club pueden aparecer en las páginas públicas de { $tournament ->
    [game] esta partida
   *[other] este torneo
}, y he visto <a href="{ $link }">sus reglas</a>.
public-sign-up-asks = El { $organizer } mira cada inscripción antes de que cuente.
public-sign-up-do = { $how ->
    [ask] Pedir plaza
    [waits] Entrar en la lista de espera
   *[other] Inscribirme
}
