# What the page needs to know of a language.

# Its own name for itself, where languages are chosen.
page-language-name = Русский
