# The page that says a refusal

refused-my-data = Mis datos
refused-back = Volver al torneo
refused-home = Inicio
refused-help = Ayuda<span class="unseen">, en una pestaña nueva</span>
