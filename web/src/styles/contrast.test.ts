// @vitest-environment node
/**
 * Text is readable on its background (WCAG AA) in both themes; players can be distinguished even by the colour-blind.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Colours = Record<string, string>;

/** The plain colours of the first block that begins with this selector. */
function coloursOf(selector: string): Colours {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('\n}', from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})(?=[;\s])/gi)].map((m) => [m[1], m[2]]));
}

const dark = coloursOf(':root');
const THEMES: [string, Colours][] = [
  ['dark', dark],
  ['light', { ...dark, ...coloursOf("[data-theme='light']") }],
];

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dim + 0.05);
}

/** `share` of a tint over a surface. */
function tinted(tint: string, surface: string, share: number): string {
  const under = channels(surface);
  const mixed = channels(tint).map((c, at) => c * share + (under[at] ?? 0) * (1 - share));
  return `#${mixed
    .map((c) =>
      Math.round(c * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const SURFACES = ['bg', 'bg-deep', 'surface', 'surface-2', 'wood', 'wood-dark'];
const TEXTS = ['text', 'text-2', 'text-3', 'link', 'ember-text', 'gold-text', 'frost-text', 'moss-text', 'blood-text'];
const INKS = ['ink', 'ink-2', 'ink-blood', 'res-lumber', 'res-brick', 'res-wool', 'res-ore'];
const FILLS = ['ember', 'ember-hi', 'gold', 'gold-hi', 'frost', 'moss', 'blood'];
const TERRAINS = ['forest', 'hills', 'pasture', 'fields', 'mountains'];
const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5'];

const PAIRS: [string, string, number][] = [
  ...TEXTS.flatMap((text) => SURFACES.map((on): [string, string, number] => [text, on, 4.5])),
  ['text', 'surface-3', 4.5],
  ['text-2', 'surface-3', 4.5],
  ...INKS.flatMap((ink) => ['parchment', 'parchment-2'].map((on): [string, string, number] => [ink, on, 4.5])),
  ['res-grain', 'parchment', 3],
  ['res-grain', 'parchment-2', 3],
  ['ink-2', 'parchment-3', 4.5],
  ...FILLS.map((fill): [string, string, number] => [`on-${fill.replace('-hi', '')}`, fill, 4.5]),
  ...PLAYERS.map((player): [string, string, number] => ['on-player', player, 4.5]),
  ...TERRAINS.map((terrain): [string, string, number] => ['piece-edge', terrain, 2.4]),
  ...['surface', 'surface-2', 'bg'].flatMap((on) =>
    ['line-strong', 'frost', 'focus'].map((line): [string, string, number] => [line, on, 3]),
  ),
  ['sign-text', 'sign', 4.5],
  ['glow', 'ink', 4.5],
];

/** Rows that are tinted: text, tint, its share, surface. */
const TINTS: [string, string, number, string][] = [
  ['text-2', '#e07a2f', 0.24, 'wood'],
  ['ember-text', '#e07a2f', 0.24, 'wood'],
  ['gold-text', '#e07a2f', 0.24, 'wood'],
  ['link', '#b2392f', 0.19, 'surface'],
  ['text-2', '#b2392f', 0.19, 'surface'],
  ['link', '#e07a2f', 0.11, 'surface'],
  ['text', '#d9a441', 0.25, 'surface-2'],
  ['ember-text', '#e07a2f', 0.18, 'surface'],
  ['link', '#d9a441', 0.19, 'surface'],
  ['text-3', '#d9a441', 0.15, 'surface'],
];

describe.each(THEMES)('%s', (_, colours) => {
  const of = (name: string): string => {
    const found = colours[name];
    if (!found) throw new Error(`no colour --${name}`);
    return found;
  };
  test('text on its surface', () => {
    const weak = PAIRS.filter(([text, on, least]) => contrast(of(text), of(on)) < least);
    expect(weak).toEqual([]);
  });
  test('text on tinted rows', () => {
    const weak = TINTS.filter(([text, tint, share, on]) => contrast(of(text), tinted(tint, of(on), share)) < 4.5);
    expect(weak).toEqual([]);
  });
});

// how colour-blind eyes mix red, green and blue (Machado 2009, full severity)
const EYES: [string, number[]][] = [
  ['all colours', [1, 0, 0, 0, 1, 0, 0, 0, 1]],
  ['no red', [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998]],
  ['no green', [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881]],
  ['no blue', [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039]],
];

function lab([r = 0, g = 0, b = 0]: number[]): number[] {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(EYES)('players apart for eyes that see %s', (_, eyes) => {
  const seen = PLAYERS.map((player) => {
    const colour = channels(dark[player] ?? '').map(linear);
    return lab(
      [0, 3, 6].map((row) =>
        Math.max(
          0,
          colour.reduce((sum, c, at) => sum + c * (eyes[row + at] ?? 0), 0),
        ),
      ),
    );
  });
  for (let one = 0; one < seen.length; one += 1) {
    for (let other = one + 1; other < seen.length; other += 1) {
      const apart = Math.hypot(...(seen[one] ?? []).map((c, at) => c - (seen[other]?.[at] ?? 0)));
      expect(apart, `${PLAYERS[one]} and ${PLAYERS[other]}`).toBeGreaterThan(18);
    }
  }
});
