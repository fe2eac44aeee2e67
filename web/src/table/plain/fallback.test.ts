/** A game of which this client knows only the messages can be played. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../../api';
import { viewOf } from '../../games';
import watch from '../../games/watch';
import { words } from '../../i18n/words.svelte';
import type { DecisionOut, EventOut } from '../../protocol';
import { settings } from '../../settings.svelte';
import { state, update } from '../../testing/messages';
import { anyView } from '../../testing/showing';
import { soon } from '../../testing/soon';
import { scripted, turn } from '../../testing/table';
import recorded from '../../testing/watch.json';
import { Play } from '../play.svelte';
import PlayingTable from '../PlayingTable.svelte';
import TextBoard from './TextBoard.svelte';

it('is played by the list of its options', async () => {
  await words.speak('en');
  await words.need('watch');
  vi.spyOn(api, 'words').mockResolvedValue('');
  expect(await viewOf('unheard-of')).toBeUndefined();
  const { script, store, tell } = scripted();
  const play = new Play(store);
  const { picture, decisions } = recorded.build;
  tell(state({ scenery: recorded.scenery, picture, decisions: decisions as DecisionOut[] }));
  const page = mount(PlayingTable, { target: document.body, props: { play } });
  flushSync();
  await soon(() => expect(document.querySelector('.tray [data-option]')).not.toBeNull());
  const offered = [...document.querySelectorAll<HTMLElement>('.tray [data-option]')];
  expect(offered.map((button) => button.dataset.option)).toEqual(play.options.map(({ text }) => text));
  offered.at(-1)?.click();
  expect(script.asked.at(-1)).toMatchObject({ type: 'pick', option: play.options.at(-1)?.text });
  await unmount(page);
});

it('shows its table as text, in the language of the reader, after every move', async () => {
  await words.speak('en');
  const { script, store, tell } = scripted();
  const page = mount(TextBoard, { target: document.body, props: { play: new Play(store) } });
  tell(state({ picture: {}, version: 1 }));
  flushSync();
  expect(script.asked.at(-1)).toEqual({ type: 'board', language: 'en' });
  const before = script.asked.length;
  tell(update(1, 2));
  flushSync();
  expect(script.asked.length).toBe(before + 1);
  for (let stale = 0; stale < before; stale++) script.reply({ type: 'board', id: '', lines: ['stale'] });
  script.reply({ type: 'board', id: '', lines: ['a1 king', 'b2'] });
  await turn();
  const drawn = document.querySelector('figure[aria-label="The board as text"] pre');
  expect(drawn?.textContent).toBe('a1 king\nb2');
  settings.language = 'uk';
  flushSync();
  expect(script.asked.at(-1)).toEqual({ type: 'board', language: 'uk' });
  await unmount(page);
});

it('needs only a board to be drawn', async () => {
  await words.speak('en');
  const { store, tell } = scripted();
  const play = new Play(store);
  play.view = { Board: anyView(watch).Board };
  const { picture, decisions } = recorded.build;
  const seen = { scenery: recorded.scenery, picture, decisions: decisions as DecisionOut[] };
  tell(state({ ...seen, events: recorded.events as unknown as EventOut[] }));
  const page = mount(PlayingTable, { target: document.body, props: { play } });
  flushSync();
  await soon(() => expect(document.querySelector('button[data-option]')).not.toBeNull());
  const texts = play.options.map(({ text }) => text);
  const offered = [...document.querySelectorAll<HTMLElement>('button[data-option]')];
  expect(offered.map((button) => button.dataset.option)).toEqual(texts); // each once
  expect(document.querySelectorAll('[data-hex]').length).toBeGreaterThan(0);
  if (document.querySelector('.table.folded'))
    document.querySelector<HTMLElement>('.status [aria-label="Chronicle"]')?.click();
  await vi.waitFor(() => expect(document.querySelectorAll('aside li').length).toBeGreaterThan(0), 20_000);
  play.arm(play.options[0]?.verb ?? '');
  flushSync();
  expect(document.querySelector('.say')?.textContent).toContain('place');
  await unmount(page);
});
