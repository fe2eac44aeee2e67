"""Passwords that anybody would try first: common ones, rows of the keyboard, and the name of the account."""

import re
from typing import Final

from longhouse.server.people.names import outline

# The heads of the usual lists, without the digits and signs that people put around them.
COMMON: Final = """
password passwort passw passwd pass parol parola пароль paroli haslo sifre contrasena motdepasse senha qwerty
qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc йцукен
йцукенгшщз йцукенгшщзхъ фывапролдж ячсмить qqww wwee qaz wsx letmein welcome admin administrator root master
monkey dragon sunshine princess football baseball basketball superman batman spiderman starwars pokemon
minecraft iloveyou ilovey lovely loveme trustno trustnoone shadow michael jordan jennifer jessica ashley
daniel charlie thomas andrew joshua michelle nicole hannah amanda robert matthew computer internet samsung
google facebook linkedin whatever freedom secret secrets access login guest test tester testing changeme
default hello helloworld hunter killer soccer hockey summer winter spring autumn cheese cookie ginger pepper
buster tigger maggie harley ranger corvette mustang mercedes ferrari yankees lakers liverpool chelsea arsenal
barcelona любовь солнышко наташа марина никита максим андрей максимка привет кохання сонечко україна ukraine
россия viking vikings longhouse catan northgard midgard valhalla ragnarok abc abcd abcde abcdef abcdefg
abcdefgh abcabc abc123abc aaa
"""
EDGES: Final = re.compile(r"^[\W\d_]+|[\W\d_]+$")
LEET: Final = str.maketrans("@$!013457", "asioieast")
LEAST_LEFT: Final = 4  # what a password must have beside the name of its account
OUTLINES: Final = frozenset(outline(word) for word in COMMON.split())


def is_easy(password: str, name: str) -> bool:
    """Whether somebody who wants to get in would soon try it."""
    bare = EDGES.sub("", password)
    forms = {outline(form) for form in (bare, bare.translate(LEET), password.translate(LEET))}
    if not bare or forms & OUTLINES or len(set(password)) < LEAST_LEFT:
        return True
    whole, own = outline(password), outline(name)
    return bool(own) and own in whole and len(whole) - len(own) < LEAST_LEFT
