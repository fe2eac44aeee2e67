import { FluentBundle } from '@fluent/bundle';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import { loadCatalog } from './catalog';
import { CORE, groupOf, settingsOf, whyGroup } from './groups';
import { speakFor, t, Words, words } from './words.svelte';

let fresh: Words;
const text = (key: string): string => fresh.catalog?.text(key) ?? '';

beforeEach(() => {
  fresh = new Words();
  vi.spyOn(console, 'error').mockReturnValue(); // missing messages are reported there
});
afterEach(() => vi.restoreAllMocks());

describe('the reader', () => {
  it('hears nothing until a language has come, then the one asked for last', async () => {
    vi.resetModules(); // other tests have used this page
    const { say, t, words } = await import('./words.svelte');
    expect(words.ready).toBe(false);
    expect(t('web-title')).toBe('');
    await Promise.all([words.speak('uk'), words.speak('en')]);
    expect(words.ready).toBe(true);
    await words.need('watch');
    expect(t('watch-resource-wool')).toBe('wool');
    await words.speak('ru');
    expect(t('watch-ask-discard', { number: 3 })).toBe('Выберите ещё 3 карты для сброса.');
    const seat = { key: 'watch-why-not-asked', args: { seat: { text: 'Ада' } } };
    await words.needFor(seat); // reasons are loaded when there is one to say
    expect(say(seat)).toBe('Подождите немного: сейчас решает Ада.');
  });

  it('is shown the texts of older rules while their table is on the page', async () => {
    await words.speak('en');
    await words.need('watch');
    const key = 'watch-hero-melisandre.explain';
    const now = t(key);
    let scenery = $state<unknown>();
    const leave = $effect.root(() => speakFor(() => scenery));
    flushSync();
    expect(t(key)).toBe(now);
    flushSync(() => (scenery = { texts: { [key]: `${key}-v1` } }));
    expect(t(key)).toContain('if you like');
    leave();
    expect(t(key)).toBe(now);
  });

  it('has the words of what was needed, and no others', async () => {
    await fresh.speak('en');
    expect(text('web-hot-seat')).toBe('web-hot-seat');
    await fresh.need('hall');
    expect(text('web-hot-seat')).toBe('Several at one screen');
    expect(text('web-watch-tray')).toBe('web-watch-tray');
    await fresh.need('watch');
    expect(text('web-watch-tray')).toBe('Your hand');
    expect(text('watch-setting-mode')).toBe('watch-setting-mode');
  });

  it('has all that was needed so far in another language, too', async () => {
    await fresh.speak('en');
    await fresh.need('hall', 'watch');
    await fresh.speak('uk');
    expect(fresh.catalog?.language).toBe('uk');
    expect(fresh.catalog?.groups).toEqual(new Set([CORE, 'hall', 'watch']));
    expect(text('web-hot-seat')).toMatch(/^\p{Script=Cyrillic}/u);
  });

  it('has what is needed while the language changes, in the new one', async () => {
    await fresh.speak('en');
    const needed = fresh.need('end');
    const spoken = fresh.speak('ru');
    await needed;
    expect(fresh.catalog?.language).toBe('ru');
    expect(text('web-end-nobody')).toMatch(/^\p{Script=Cyrillic}/u);
    await spoken;
    expect(text('web-end-nobody')).toMatch(/^\p{Script=Cyrillic}/u);
  });

  it('loses nothing when several things are needed at once', async () => {
    await fresh.speak('en');
    await Promise.all([fresh.need('watch'), fresh.need('end'), fresh.need('hall'), fresh.speak('en')]);
    expect(fresh.catalog?.groups).toEqual(new Set([CORE, 'watch', 'end', 'hall']));
  });

  it('is not told anew what is there already', async () => {
    await fresh.speak('en');
    await fresh.need('hall');
    const before = fresh.catalog;
    await fresh.need('hall');
    await fresh.speak('en');
    expect(fresh.catalog).toBe(before);
  });

  it('need not wait for a game that has no words', async () => {
    vi.spyOn(api, 'words').mockRejectedValue(new Error('no such game'));
    await fresh.speak('en');
    await fresh.need('unheard-of');
    expect(text('web-nav-hall')).toBe('Hall');
  });

  it('keeps the page that asked for words, when the words change', async () => {
    let asked = 0;
    await fresh.speak('en');
    const stop = $effect.root(() => {
      $effect(() => {
        asked += 1;
        void fresh.need('hall');
      });
    });
    flushSync();
    await fresh.need('hall');
    await fresh.speak('ru');
    flushSync();
    expect(asked).toBe(1);
    stop();
  });
});

describe('a group', () => {
  it('is read once', async () => {
    const added = vi.spyOn(FluentBundle.prototype, 'addResource');
    await Promise.all([loadCatalog('en', ['hall']), loadCatalog('en', ['hall'])]);
    await loadCatalog('en', ['hall']);
    expect(added).toHaveBeenCalledTimes(3);
    expect(new Set(added.mock.calls.map(([resource]) => resource)).size).toBe(1);
  });

  it('that this client was built without comes from the server, once for settings and table', async () => {
    const answer = vi.spyOn(api, 'words').mockResolvedValue('coin-name = Heads or tails\n');
    const catalog = await loadCatalog('en', [settingsOf('coin'), 'coin']);
    expect(catalog.text('coin-name')).toBe('Heads or tails');
    expect(answer.mock.calls).toEqual([['coin', 'en']]);
  });

  it('that cannot be fetched now can be asked for again', async () => {
    const answer = vi
      .spyOn(api, 'words')
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('toss = Toss\n');
    expect((await loadCatalog('en', ['toss'])).text('toss')).toBe('toss');
    expect((await loadCatalog('en', ['toss'])).text('toss')).toBe('Toss');
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is a file, or the files that are needed together', () => {
    expect(['web', 'room'].map(groupOf)).toEqual([CORE, CORE]);
    expect(['server', 'settings'].map(groupOf)).toEqual(['server', 'server']);
    expect(['server-csrf', 'setting-value', 'watch-why-no-deal', 'web-close'].map(whyGroup)).toEqual([
      'server',
      'server',
      'watch-why',
      undefined,
    ]);
    expect(['hall', 'end', 'proof'].map(groupOf)).toEqual(['hall', 'end', 'dice']);
    expect(['watch', 'watch-web', 'watch-settings'].map(groupOf)).toEqual(['watch', 'watch', 'watch-settings']);
  });
});
