# The frame of the help

help-title = Help
help-about = Everything here is on this computer: no network is needed. The question mark at the top of each page opens the chapter about that page.
help-chapters = All chapters
help-on-page = On this page
help-look-up = Look something up
help-search = Search
help-search-title = { $asked } · Help
help-search-heading = Search the help
help-nothing = Nothing about “{ $asked }”
help-nothing-about = Try another word, or look through <a href="/help">all chapters</a>.
help-in-source = ({ $file } in the source code)
help-in-english = In English
