/** Every page has the words that it and its parts use: those of its groups in words.json, and the common ones. */
import { describe, expect, it } from 'vitest';
import { CORE, groupOf } from '../i18n/groups';
import WORDS from './words.json';

const CODE = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MESSAGES = import.meta.glob<string>('../../../src/longhouse/messages/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const code = new Map(Object.entries(CODE).map(([path, text]) => [new URL(path, 'file:///src/pages/').pathname, text]));

/** The keys of every group. */
const keys = new Map<string, string[]>();
for (const [path, text] of Object.entries(MESSAGES)) {
  const group = groupOf(/([\w-]+)\.ftl$/.exec(path)?.[1] ?? '');
  const found = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = '']) => key);
  keys.set(group, [...(keys.get(group) ?? []), ...found]);
}
const every = new Set([...keys.values()].flat());

/** A file and all that it imports at once. */
function partsOf(path: string, found = new Set<string>()): Set<string> {
  const text = code.get(path);
  if (text === undefined || found.has(path)) return found;
  found.add(path);
  for (const [, from = ''] of text.matchAll(/^\s*(?:import|export) (?!type\b)[^;]*?from '(\.[^']*)';/gm)) {
    const { pathname } = new URL(from, `file://${path}`);
    for (const end of ['', '.ts', '/index.ts', 'index.ts']) partsOf(pathname + end, found);
  }
  return found;
}

/** Says nothing until the words are there: they come once a table is drawn. */
const LATER = '/src/help/purpose.ts';

/** Keys in a file that have no words in these groups. A key that is composed must match at least one. */
function unsaid(path: string, groups: readonly string[]): string[] {
  const known = [CORE, ...groups].flatMap((group) => keys.get(group) ?? []);
  const has = new Set(known);
  return [...partsOf(path)].flatMap((part) => {
    const text = code.get(part)?.replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '') ?? '';
    const plain = [...text.matchAll(/['"`]([a-z]+-[\w-]+)(?:\.[a-z]+)?['"`]/g)].map(([, key = '']) => key);
    const made = part === LATER ? [] : [...text.matchAll(/`(web-[\w-]*\$\{[^`]*)`/g)].map(([, key = '']) => key);
    const fits = (shape: string): boolean => {
      const pattern = new RegExp(`^${shape.replace(/\.[a-z]+$/, '').replace(/\$\{[^}]*\}/g, '.+')}$`);
      return known.some((key) => pattern.test(key));
    };
    const missing = [...plain.filter((key) => every.has(key) && !has.has(key)), ...made.filter((key) => !fits(key))];
    return missing.map((key) => `${part}: ${key}`);
  });
}

const FILES: Record<keyof typeof WORDS, string> = {
  analysis: '/src/pages/Analysis.svelte',
  playon: '/src/replay/PlayOn.svelte',
  lobby: '/src/pages/Lobby.svelte',
  goal: '/src/goal/GoalCard.svelte',
  create: '/src/pages/Create.svelte',
  join: '/src/pages/Join.svelte',
  about: '/src/pages/About.svelte',
  rules: '/src/pages/Rules.svelte',
  ruledrawer: '/src/lib/RuleDrawer.svelte',
  table: '/src/table/TablePage.svelte',
  waitingroom: '/src/table/WaitingRoom.svelte',
  dicedialog: '/src/proof/DiceDialog.svelte',
  log: '/src/table/chronicle/SideSheet.svelte',
  replay: '/src/pages/Replay.svelte',
  replaypart: '/src/replay/Tray.svelte',
  end: '/src/pages/EndScreen.svelte',
};
/** Those that come with the words of `replaypart`; what an analysis says comes with the analysis. */
const PARTS = ['More', 'Others', 'ShareDialog', 'Side', 'Stops'].map((part) => `/src/replay/${part}.svelte`);
const GAME = ['/src/games/watch/index.ts', '/src/games/watch/Questions.svelte', '/src/games/watch/report.ts'];

describe('the words of a page', () => {
  it.each(['midgard', 'northgard', 'watch', 'wild'])('say later what the things of %s are for', (game) => {
    expect(code.get(LATER)).toContain('words.has(key)');
    expect(keys.get(`${game}-purpose`)?.every((key) => key.startsWith(`web-${game}-purpose-`))).toBe(true);
  });

  it.each(Object.entries(FILES))('are all there: %s', (name, path) => {
    const groups = WORDS[name as keyof typeof WORDS].map((group) => (group === 'settings' ? 'watch-settings' : group));
    expect(partsOf(path).size).toBeGreaterThan(3);
    expect(unsaid(path, groups)).toEqual([]);
  });

  it.each(PARTS)('are all there: %s', (path) => {
    expect(code.has(path)).toBe(true);
    expect(unsaid(path, [...WORDS.replaypart, 'hall'])).toEqual([]);
  });

  it.each(['Chances', 'Moments'])('are all there once a game was analysed: %s', (part) => {
    expect(unsaid(`/src/replay/${part}.svelte`, [...WORDS.replaypart, 'analysed'])).toEqual([]);
  });

  it('say why something was better, on the page of an analysis', () => {
    expect(WORDS.analysis).toContain('reasons');
    expect(code.get('/src/analysis/reading.svelte.ts')).toContain('words.need(reasonsOf(');
  });

  it('are all there before any page has come', () => {
    expect(unsaid('/src/main.ts', [])).toEqual([]);
  });

  it.each(GAME)('are all there where a game is drawn: %s', (path) => {
    expect(code.has(path)).toBe(true);
    expect(unsaid(path, ['watch'])).toEqual([]);
  });

  it('would be missed', () => {
    expect(unsaid(FILES.lobby, []).join()).toContain('/src/lobby/Invitation.svelte: web-invitation-hint');
    expect(unsaid(FILES.replay, []).join()).toContain('/src/replay/Stage.svelte: web-replay-loading');
    expect(unsaid(GAME[0] ?? '', []).join()).toContain('web-watch-number-${name}');
  });
});
