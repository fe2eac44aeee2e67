/** The pages, each in its own file, loaded together with the words it uses: words.json names their groups. */

import { settingsOf } from '../i18n/groups';
import { words } from '../i18n/words.svelte';
import type { Route } from '../router';
import WORDS from './words.json';

/** `settings` are those of the game; if the address names no game, the page asks for them itself. */
async function withWords<Page>(name: keyof typeof WORDS, page: Promise<Page>, game = ''): Promise<Page> {
  const named = game ? settingsOf(game) : undefined;
  const groups = WORDS[name].map((group) => (group === 'settings' ? named : group));
  const [loaded] = await Promise.all([page, words.need(...groups.filter((group) => group !== undefined))]);
  return loaded;
}

export const pages = {
  lobby: () => withWords('lobby', import('./Lobby.svelte')),
  create: (game: string) => withWords('create', import('./Create.svelte'), game),
  join: () => withWords('join', import('./Join.svelte')),
  about: () => withWords('about', import('./About.svelte')),
  rules: () => withWords('rules', import('./Rules.svelte')),
  /** Over any page. */
  drawer: () => withWords('ruledrawer', import('../lib/RuleDrawer.svelte')),
  goal: () => withWords('goal', import('../goal/GoalCard.svelte')),
  table: () => withWords('table', import('../table/TablePage.svelte')),
  /** A table before its game. */
  waiting: () => withWords('waitingroom', import('../table/WaitingRoom.svelte')),
  /** Over a table. */
  dice: () => withWords('dicedialog', import('../proof/DiceDialog.svelte')),
  /** Beside a table: its chronicle and its chat; and what it says of the past. */
  log: () => withWords('log', import('../table/chronicle/SideSheet.svelte')),
  following: () => withWords('log', import('../table/chronicle/Following.svelte')),
  replay: () => withWords('replay', import('./Replay.svelte')),
  /** Of a replay, a little after its board. */
  replayPart: <Part>(part: Promise<Part>) => withWords('replaypart', part),
  /** Over a replay. */
  playOn: () => withWords('playon', import('../replay/PlayOn.svelte')),
  analysis: () => withWords('analysis', import('./Analysis.svelte')),
  /** Over a table or a replay. */
  end: () => withWords('end', import('./EndScreen.svelte')),
};

/** Begins to load what an address shows; a page that cannot be loaded says so itself when it is mounted. */
export function foresee(route: Route): void {
  if (route.page === 'nowhere') return;
  const coming: Promise<unknown> = route.page === 'create' ? pages.create(route.game) : pages[route.page]();
  coming.catch(() => undefined);
}
