# The frame of the help

help-title = Ayuda
help-about = Todo esto está en este ordenador: no hace falta red. El signo de interrogación de arriba de cada página abre el capítulo sobre esa página.
help-chapters = Todos los capítulos
help-on-page = En esta página
help-look-up = Busca algo
help-search = Buscar
help-search-title = { $asked } · Ayuda
help-search-heading = Buscar en la ayuda
help-nothing = Nada sobre «{ $asked }»
help-nothing-about = Prueba con otra palabra, también en inglés: algunos capítulos solo están en inglés. O mira <a href="/help">todos los capítulos</a>.
help-in-source = ({ $file } en el código fuente)
help-in-english = En inglés
