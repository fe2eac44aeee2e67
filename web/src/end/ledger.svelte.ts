/** All that the end screen needs besides the score: the whole game, and how to read it. */

import { viewOf, type GameView } from '../games';
import { reportOf, type GameReport } from '../games/reports';
import { account, type Account } from '../replay/chapters';
import { Tale } from '../replay/tale.svelte';

/** The story in numbers, and where the points stood before the final scoring; nothing if that changed none. */
export interface Told extends Account {
  before: number[] | undefined;
}

/** The chart ends with the points of the final scoring, which no picture during the game has, as a column of its own. */
export function settled(told: Account, final: readonly number[]): Told {
  const before = told.points.map((series) => series.at(-1) ?? 0);
  const scored =
    told.points.every((series) => series.length > 0) && before.some((points, seat) => points !== final[seat]);
  if (!scored) return { ...told, before: undefined };
  return { ...told, before, points: told.points.map((series, seat) => [...series, final[seat] ?? series.at(-1) ?? 0]) };
}

export class Ledger {
  view = $state.raw<GameView | undefined>();
  report = $state.raw<GameReport | undefined>();
  /** This client cannot read the game, so only the score is shown. */
  unreadable = $state(false);

  /** Whether points over turns can be drawn: until the game's view has come, we expect so. */
  charted = $derived(!this.unreadable && (this.view === undefined || this.view.standing !== undefined));

  /** We fetch a game that we created; one that was passed in is fetched by its owner. */
  constructor(
    readonly tale: Tale,
    private readonly own: boolean,
    private readonly final: readonly number[],
  ) {}

  /** The story in numbers, once the whole of it has come. */
  told: Told | undefined = $derived.by(() => {
    const { view, report, tale } = this;
    if (!view || !tale.scenery || !tale.whole) return undefined;
    return settled(account(tale.frames, tale.scenery, tale.seats.length, view, report), this.final);
  });

  async open(game: string): Promise<void> {
    [this.view, this.report] = await Promise.all([viewOf(game), reportOf(game)]);
    this.unreadable = this.view === undefined;
    if (this.own && !this.unreadable) await this.tale.load();
  }

  close(): void {
    if (this.own) this.tale.stop();
  }
}
