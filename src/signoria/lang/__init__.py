"""The languages: one Fluent catalogue each, and one small adapter on the library that reads them."""

from signoria.lang.catalogue import BadCatalogue, UnknownLanguage, languages
from signoria.lang.tongue import NoSuchMessage, Tongue, in_english

__all__ = ["BadCatalogue", "NoSuchMessage", "Tongue", "UnknownLanguage", "in_english", "languages"]
