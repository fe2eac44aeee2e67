/** A game of which this client knows nothing but its messages can be played. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { viewOf } from '../games';
import { words } from '../i18n/words.svelte';
import type { DecisionOut } from '../protocol';
import type { Answer, Listener, Request } from '../socket';
import { TableStore } from '../state.svelte';
import { state } from '../testing/messages';
import recorded from '../testing/watch.json';
import { Play } from './play.svelte';
import PlayingTable from './PlayingTable.svelte';

it('is played by the list of its options', async () => {
  await words.speak('en');
  expect(await viewOf('unheard-of')).toBeUndefined();
  const asked: Request[] = [];
  const heard: Listener[] = [];
  const line = {
    open() {},
    close() {},
    hurry() {},
    hello() {},
    tell() {},
    ask(request: Request): Promise<Answer> {
      asked.push(request);
      return new Promise(() => {});
    },
  };
  const play = new Play(
    new TableStore('T1', (listener) => {
      heard.push(listener);
      return line;
    }),
  );
  const { picture, decisions } = recorded.build;
  heard[0]?.message(state({ scenery: recorded.scenery, picture, decisions: decisions as DecisionOut[] }));
  const page = mount(PlayingTable, { target: document.body, props: { play } });
  flushSync();
  const offered = [...document.querySelectorAll<HTMLElement>('.tray [data-option]')];
  expect(offered.map((button) => button.dataset.option)).toEqual(play.options.map(({ text }) => text));
  offered.at(-1)?.click();
  expect(asked.at(-1)).toMatchObject({ type: 'pick', option: play.options.at(-1)?.text });
  await unmount(page);
});
