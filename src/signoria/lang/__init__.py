"""The languages: one Fluent catalogue each, and one small adapter on the library that reads them."""

from signoria.lang.catalogue import BadCatalogue, UnknownLanguage, languages
from signoria.lang.tongue import NoSuchMessage, Tongue

__all__ = ["BadCatalogue", "NoSuchMessage", "Tongue", "UnknownLanguage", "languages"]
