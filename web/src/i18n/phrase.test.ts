import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import golden from '../../../tests/messages/golden_phrases.json';
import type { Phrase } from '../protocol';
import { LANGUAGES, type Language } from '../settings.svelte';
import { loadCatalog } from './catalog';
import { CORE, settingsOf } from './groups';
import { render } from './phrase';

const spoken = golden as { phrase: Phrase; texts: Record<Language, string> }[];

afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)('in %s', (language) => {
  it('says everything as the terminal does', async () => {
    const games = ['watch', 'northgard', 'midgard', 'wild'];
    const groups = [CORE, ...games, ...games.flatMap((game) => [settingsOf(game), `${game}-why`]), 'end'];
    const catalog = await loadCatalog(language, groups);
    expect(spoken.map(({ phrase }) => catalog.say(phrase, false))).toEqual(spoken.map(({ texts }) => texts[language]));
  });

  it('names places without their ids to somebody who has the board in sight', async () => {
    const catalog = await loadCatalog(language, [CORE, 'northgard', 'watch']);
    const territory: Phrase = { key: 'northgard-territory', args: { letter: 'C', region: { text: 't05.n' } } };
    const closed: Phrase = { key: 'northgard-event-closed', args: { territory, number: 3 } };
    expect(catalog.say(closed, false)).toContain('C (t05.n)');
    expect(catalog.say(closed, true)).toBe(catalog.say(closed, false).replace(' (t05.n)', ''));
    const tile: Phrase = { key: 'northgard-event-tile', args: { place: { text: '(0,1)' }, number: 2, tile: 'x' } };
    expect(catalog.say(tile, true)).not.toContain('0,1');
  });

  it('has the words of the page and none of the terminal', async () => {
    const catalog = await loadCatalog(language, [CORE]);
    vi.spyOn(console, 'error').mockReturnValue();
    expect(catalog.text('web-title')).toMatch(/^Longhouse/);
    expect(catalog.text('terminal-over')).toBe('terminal-over');
    expect(catalog.text('board-wool')).toBe('board-wool');
  });
});

describe('what has no words', () => {
  function bundle(text: string): FluentBundle {
    const made = new FluentBundle('en', { useIsolating: false });
    made.addResource(new FluentResource(text));
    return made;
  }

  it.each(['nobody-said-this', 'greeting.nothing', 'nothing.greeting', 'empty', '', '.'])(
    'is shown by its key: %j',
    (key) => {
      const told = vi.spyOn(console, 'error').mockReturnValue();
      expect(render(bundle('greeting = Hello\nempty =\n    .explain = …'), { key, args: {} })).toBe(key);
      expect(told).toHaveBeenCalledOnce();
    },
  );

  it('is told once to whoever develops', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const silent = bundle('');
    for (let times = 0; times < 3; times += 1) render(silent, { key: 'said-three-times', args: {} });
    expect(told.mock.calls).toEqual([["there is no message 'said-three-times' in en"]]);
  });

  it('does not stop a sentence whose argument is missing', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    expect(render(bundle('won = { $who } wins'), { key: 'won', args: {} })).toBe('{$who} wins');
    expect(told).toHaveBeenCalledOnce();
  });
});
