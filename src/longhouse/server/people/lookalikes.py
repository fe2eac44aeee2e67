"""Letters that look like Latin ones, after case and marks are folded away (`names.outline`).

From the Unicode Consortium's list of confusable characters (confusables.txt of UTS 39; © Unicode, Inc., see
docs/unicode-license.txt): the letters of alphabets in which names are written, small capitals, and a few of our own. A
letter stands where its capital or its small form belongs, because names that differ only in case are alike.
"""

import re
from typing import Final

LETTERS: Final = {
    "a": "ɑαаᎪᴀꓮ",
    "ae": "æӕ",
    "b": "ƀƃƅɓʙβвьҍᏏᏴꓐ",
    "bl": "ы",
    "c": "ƈȼсҫᏟᴄⲥꓚ𐐽",
    "d": "ðđƌɖɗԁᎠᏧᴅꓒꓓ",
    "e": "ɇɛεезєҽҿӡᎬᴇꓰꬲ",
    "f": "ƒϝքᵮẝꓝꞙꬵ",
    "g": "ǥɠɡɢԍցᏀᏳᶃꓖ",
    "h": "ħɦʜнћңһӈӊհᎻᏂᏲⱨⲏꓧꚕ",
    "i": "ıɨɩɪιіӏᎥᵻᵼꙇ",
    "j": "ɉʝϳјᎫᴊꓙ",
    "k": "ĸƙκкқҟᏦᴋⱪⲕꓗꝁ",
    "l": "łƚǀɫɭʟᏞⲓⳑꓡꓲ𐑃",
    "lo": "ю",
    "m": "μмӎᎷᴍⲙꓟꭑ",
    "n": "ƞɲɳɴηոռᵰⲛꓠ",
    "o": "øɵοσоѳөօ〇ᎤᎾᏫᴏᴑⲟꓳꝋꬽꬾ𐐬",
    "oe": "œ",
    "p": "ƥρрᏢᴘᵽⲣꓑ",
    "q": "ʠԛգզ",
    "r": "ɍɼɽʀгґғᎡᎱᏒᴦᵲⲅꓣꭇꭈ",
    "s": "ƽʂѕտᏕᏚᵴꓢꜱ𐑈",
    "t": "ŧƫƭʈτтҭᎢᴛᵵⱦⲧꓔ",
    "u": "ʉʋυսᏌᴜᵾꓴꞟꭎꭒ",
    "v": "νѵᏙᴠꓦ",
    "w": "ɯѡѽԝաᎳᏔᴡꓪꝡ",
    "x": "χхҳⲭꓫꭓ",
    "y": "ƴɏɣʏγуүұᎩᎽᶌỿⲩꓬꭚ",
    "z": "ƶȥʐζᏃᴢᵶꓜ𐋵",
    "4": "чҷ",
}
# Two of these classes look alike themselves, and so do digits.
SAME: Final = {ord(letter): same for letter, same in zip("01356l8", "oiesgib")}
STROKES: Final = re.compile(r"[!|](?=\w)")  # before a letter they pass for an i; after one they are only a sign
PAIRS: Final = (("rn", "m"), ("vv", "w"))  # two letters that look like one

TABLE: Final[dict[int, str]] = {
    **SAME,
    **{ord(letter): plain.translate(SAME) for plain, letters in LETTERS.items() for letter in letters},
}
