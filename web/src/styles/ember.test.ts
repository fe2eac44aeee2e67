/** At most one ember button at a time. Which rules decide that is in controls.css; that they match is tried here. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';

const css = readFileSync('src/styles/controls.css', 'utf8');
const before = [...css.matchAll(/^\.table:has\((.*)\) \.btn\.main\.primary/gm)].map(([, inner]) => inner ?? '');

afterEach(() => (document.body.innerHTML = ''));

/** Buttons that look like ember: primary, usable, and not one that waits for another. */
function ember(html: string): string[] {
  document.body.innerHTML = `<div class="table">${html}</div>`;
  const shown = [...document.querySelectorAll('.btn.primary:not([aria-disabled="true"])')];
  const taken = before.some((inner) => document.querySelector(`.table ${inner}`)); // jsdom's own :has knows no descendants
  return shown.filter((button) => !taken || !button.matches('.main')).map((button) => button.textContent);
}

const MAIN = '<footer><button class="btn main primary">End turn</button></footer>';

it('is the main button of the tray while nothing lies over it', () => {
  expect(ember(MAIN)).toEqual(['End turn']);
});

it('is that of a question on the stage, or of an open dialog, before the main button', () => {
  expect(ember(`<main class="stage"><button class="btn primary">Roll</button></main>${MAIN}`)).toEqual(['Roll']);
  expect(ember(`<dialog open><button class="btn primary">Leave</button></dialog>${MAIN}`)).toEqual(['Leave']);
});

it('is the main button again where the other cannot be pressed', () => {
  const off = '<main class="stage"><button class="btn primary" aria-disabled="true">Send</button></main>';
  expect(ember(off + MAIN)).toEqual(['End turn']);
});
