"""The languages: one Fluent catalogue each, and one small adapter on the library that reads them."""

from signoria.lang.catalogue import BadCatalogue, UnknownLanguage, languages
from signoria.lang.translator import NoSuchMessage, Translator, in_english

__all__ = ["BadCatalogue", "NoSuchMessage", "Translator", "UnknownLanguage", "in_english", "languages"]
