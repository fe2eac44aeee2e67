/** A game of which this client knows nothing but its messages can be played. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { viewOf } from '../games';
import { words } from '../i18n/words.svelte';
import type { DecisionOut } from '../protocol';
import { state } from '../testing/messages';
import { scripted } from '../testing/table';
import recorded from '../testing/watch.json';
import { Play } from './play.svelte';
import PlayingTable from './PlayingTable.svelte';

it('is played by the list of its options', async () => {
  await words.speak('en');
  expect(await viewOf('unheard-of')).toBeUndefined();
  const { script, store, tell } = scripted();
  const play = new Play(store);
  const { picture, decisions } = recorded.build;
  tell(state({ scenery: recorded.scenery, picture, decisions: decisions as DecisionOut[] }));
  const page = mount(PlayingTable, { target: document.body, props: { play } });
  flushSync();
  const offered = [...document.querySelectorAll<HTMLElement>('.tray [data-option]')];
  expect(offered.map((button) => button.dataset.option)).toEqual(play.options.map(({ text }) => text));
  offered.at(-1)?.click();
  expect(script.asked.at(-1)).toMatchObject({ type: 'pick', option: play.options.at(-1)?.text });
  await unmount(page);
});
