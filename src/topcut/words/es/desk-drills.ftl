# Starting a drill

desk-drills-title = Simulacro
desk-drills-about = Juega esta noche el torneo de mañana. Jugadores simulados se inscriben, entregan listas, hacen el check-in, reportan, se equivocan al teclear, discrepan, llaman y se van. Lo demás es cosa tuya y de tus árbitros, con los móviles que se usarán mañana. Nada de esto cuenta.
desk-drills-book = Reglamento
desk-drills-players = Jugadores
desk-drills-speed = Velocidad
desk-drills-crew = Simular también la organización. Empareja e inicia los relojes, y te deja las llamadas y las disputas durante unos minutos: para entrenar solo como árbitro.
desk-drills-again = El mismo simulacro otra vez
desk-drills-seed = Semilla
desk-drills-seed-about = Con la misma semilla, el mismo reglamento y el mismo número de jugadores hacen otra vez lo mismo. Si la dejas vacía, es un simulacro nuevo.
desk-drills-start = Empezar el simulacro
desk-drills-people = Con gente de verdad
desk-drills-people-about = Da una tarjeta a un móvil de verdad, y ese jugador deja de ser simulado. A los árbitros los dejas entrar como siempre. La gente puede inscribirse junto a los simulados.
desk-drills-sample = Echa un vistazo: este torneo está en mitad de su tercera ronda.
