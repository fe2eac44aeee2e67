/** The reader's table, as far as the rules speak of it: facts, drawings, and the way to what they are about. */

import { tick } from 'svelte';
import { api, type ChoiceFacts } from '../../api';
import { settingsOf } from '../../i18n/groups';
import { words } from '../../i18n/words.svelte';
import { shownOfRules } from '../../lib/tooltip.svelte';
import { navigation } from '../../navigation.svelte';
import { notices } from '../../notices.svelte';
import { present } from '../../table/present.svelte';
import { until } from '../../until.svelte';
import { drawingsOf, type GameDrawings } from './drawings';
import { agreedAt, isAbout, medalsAt, numbersAt, type Fact, type Sight } from './here';
import { ring } from './rings';

const TABLE = '.table';
const PATIENCE = 3000; // for the table to be seen again

class AtTable {
  private choices = $state.raw<ChoiceFacts[]>([]);
  private drawings = $state.raw<GameDrawings | undefined>();

  /** Undefined where there is no table, or where its game has not begun. */
  sight = $derived.by((): Sight | undefined => {
    const play = present.play;
    const { view, store } = play ?? {};
    if (!view || !store?.scenery || !store.picture) return undefined;
    return { view, scenery: store.scenery, picture: store.picture, seats: store.seats, seat: play?.seat };
  });
  game = $derived(present.play?.store.table?.game);
  facts = $derived.by((): Fact[] => {
    const table = present.play?.store.table;
    if (!this.sight || !table) return [];
    const own = this.drawings?.facts?.(this.sight) ?? [];
    return [...own, ...numbersAt(this.sight), ...medalsAt(this.sight), ...agreedAt(table, this.choices)];
  });
  /** The rules of what can be pointed out at the table. */
  private shown = $state.raw<ReadonlySet<string>>(new Set());

  /** Looks at the table anew, once it is drawn as it stands. */
  async look(): Promise<void> {
    await tick();
    this.shown = new Set(this.sight ? shownOfRules(TABLE).keys() : []);
  }

  /** All that is needed for the facts of this table. */
  async load(game: string): Promise<void> {
    await notices.attempt(async () => {
      const [games, drawings] = await Promise.all([api.games(), drawingsOf(game), words.need(settingsOf(game))]);
      this.choices = games.find(({ name }) => name === game)?.choices ?? [];
      this.drawings = drawings;
    });
  }

  about(id: string, text: string): Fact[] {
    return this.facts.filter((fact) => isAbout(fact, id, text));
  }

  canShow(rule: string): boolean {
    return this.shown.has(rule);
  }

  /** Back to the table, where all that cites this rule gets a ring. */
  async show(rule: string): Promise<void> {
    navigation.leaveRules();
    if (!(await until(() => navigation.route.page === 'table', PATIENCE))) return;
    await tick();
    ring(shownOfRules(TABLE).get(rule) ?? []);
  }
}

export const atTable = new AtTable();
