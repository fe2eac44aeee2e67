/** A play-head and its table, on a clock that stands still until a test lets it go on. */
import { vi } from 'vitest';
import type { EventOut } from '../protocol';
import { settings } from '../settings.svelte';
import type { Head } from '../table/status/head.svelte';
import { Play } from '../table/play.svelte';
import { event, state, update } from './messages';
import { anyView } from './showing';
import { question, scripted, type Scripted } from './table';

export interface Headed extends Pick<Scripted, 'script' | 'store' | 'tell' | 'listener'> {
  play: Play;
  head: Head;
  /** What was announced. */
  heard: EventOut[];
  /** Whether somebody looks at it. */
  page: { looked: DocumentVisibilityState };
  /** A pick of whoever is active, with so many events; then it is this seat's turn. */
  pick(events: number | string[], next?: number, number?: number, asks?: boolean): void;
  /** The moment on the board, the one that is told, and the newest in the chronicle. */
  places(): unknown[];
  stop(): void;
}

export function headed(): Headed {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  const page: Headed['page'] = { looked: 'visible' };
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => page.looked);
  const { script, store, tell, listener } = scripted();
  const play = new Play(store);
  play.view = anyView({
    Board: (() => ({})) as never,
    active: (picture) => picture.active as number,
    turn: (picture) => picture.turn as number,
    walks: ({ kind }) => kind === 'walk',
  });
  const { head } = play;
  settings.speed = 1;
  const heard: EventOut[] = [];
  tell(state({ picture: { active: 1, turn: 1 } }));
  const end = head.start((each) => heard.push(each));
  const last = (): number => store.latest?.version ?? 0;

  function pick(events: number | string[], next = 1, number = 1, asks = false): void {
    const kinds = typeof events === 'number' ? Array.from({ length: events }, () => 'watch-event-gained') : events;
    const seq = (store.latest?.seq ?? 0) + 1;
    tell(
      update(seq, last() + 1, {
        events: kinds.map((kind) => event(seq, kind)),
        picture: { active: next, turn: number },
        decisions: [question(asks ? 0 : 1)],
      }),
    );
  }

  function stop(): void {
    end();
    vi.restoreAllMocks();
    vi.useRealTimers();
  }

  const places = (): unknown[] => [store.seq, play.shown?.seq, store.events.at(-1)?.seq];
  return { script, store, tell, listener, play, head, heard, page, pick, places, stop };
}
