# The desk's announcements

desk-announcements-everyone = Todos
desk-announcements-tell-everyone = Decírselo a todos
desk-announcements-text = Aviso
desk-announcements-about = En todos los móviles a la vez y en las páginas públicas, hasta que lo quites. El texto queda en el <a href="{ $log }">registro</a>, donde se puede tachar.
desk-announcements-announce = Avisar a todos
desk-announcements-tell-table = Decírselo a una mesa
desk-announcements-message = Mensaje
desk-announcements-table-about = Solo lo leen sus dos jugadores y los árbitros, hasta que acabe la ronda.
desk-announcements-tell-this-table = Enviar a esta mesa
desk-announcements-now = Ahora en los móviles
desk-announcements-take-down = Quitar<span class="unseen"> el aviso { $number }</span>
desk-announcements-none = Nada por ahora.
desk-announcements-before = Anteriores
