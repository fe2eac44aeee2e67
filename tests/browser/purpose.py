"""What a table shows and what is said of it: every tool-tip, and every icon or number that none belongs to."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import BrowserContext, Page

# a tool-tip comes 400 ms after the mouse: nobody looks
AT_ONCE: Final = """
    const later = window.setTimeout;
    window.setTimeout = (act, wait, ...more) => later(act, wait === 400 ? 0 : wait, ...more);
"""
TIPS: Final = """async where => {
    const box = document.getElementById('tool-tip');
    const enter = (thing, at) => thing.dispatchEvent(
        new PointerEvent('pointerenter', { pointerType: 'mouse', screenX: at, screenY: at }));
    const leave = thing => thing.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    const told = [];
    for (const [at, thing] of [...document.querySelectorAll(`${where} [data-explained]`)].entries()) {
        const { width, height } = thing.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        enter(thing, at + 1);
        await new Promise(resolve => setTimeout(resolve, 0));
        await new Promise(requestAnimationFrame);
        const words = part => [...box.querySelectorAll(part)].map(one => one.textContent.trim()).join(' ');
        told.push({ title: words('h4 > span'), text: words('p:not(.source)'), rule: words('h4 .rule'),
            where: thing.className?.baseVal ?? thing.className, rows: words('dt, dd') });
        leave(thing);
        box.hidePopover();
    }
    return told;
}"""
BARE: Final = """where => {
    const seen = thing => {
        const { width, height } = thing.getBoundingClientRect();
        return width > 0 && height > 0 && getComputedStyle(thing).visibility !== 'hidden';
    };
    const letters = text => /\\p{L}{3}/u.test(text ?? '');
    const named = thing => letters(thing.getAttribute('aria-label')) || letters(thing.getAttribute('title'))
        || letters(thing.textContent);
    const plain = [...document.querySelectorAll(`${where} :is(svg.icon, b, span, i, small, dd, text)`)].filter(
        thing => thing.matches('svg.icon')
            || (thing.children.length === 0 && /^\\W*\\d/.test(thing.textContent.trim())));
    const path = thing => thing.closest('[class]:not(svg, text)')?.outerHTML.slice(0, 110) ?? '';
    const told = '[data-explained], svg.land[aria-hidden], svg[aria-label]';
    const around = thing => [thing, thing.parentElement, thing.parentElement.parentElement,
        thing.closest('button, a, g[aria-label], [role="group"][aria-label]')];
    const bare = plain.filter(thing => seen(thing) && !thing.closest(told)
        && !around(thing).some(one => one && named(one)));
    return [...new Set(bare.map(path))];
}"""


@dataclass(frozen=True)
class Told:
    """A tool-tip as it is read."""

    title: str
    text: str
    rule: str
    where: str
    rows: str


def hasten(context: BrowserContext) -> None:
    context.add_init_script(AT_ONCE)


def tips(page: Page, where: str = ".table") -> list[Told]:
    """Those of what can be picked now are not shown: a preview is."""
    found = [Told(**told) for told in page.evaluate(TIPS, where)]
    return [told for told in found if told.title]


def bare(page: Page, where: str = ".table") -> list[str]:
    """What has an icon or begins with a number, with neither a tool-tip nor a word to it."""
    return [str(thing) for thing in page.evaluate(BARE, where)]
