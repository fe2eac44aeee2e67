/**
 * The tile that is being placed: where the player would put it, and how it would lie. Only what is legal can be chosen.
 */

import type { Play } from '../../../table/play.svelte';
import type { Ask, Picture, Placing } from '../shapes';
import { placeOf } from '../targets';

export interface Ghost {
  tile: number;
  x: number;
  y: number;
  turn: number;
  /** The ways in which it may lie there. */
  turns: number[];
  /** Under the mouse only. */
  faint: boolean;
  /** The place is picked; only how it lies is still asked. */
  fixed: boolean;
}

const ASKS: ReadonlySet<Ask> = new Set(['northgard-ask-place', 'northgard-ask-turn-tile']);

export class Laying {
  private place = $state.raw<{ x: number; y: number } | undefined>();
  private turn = $state(0);
  private tile: number | undefined;

  readonly ghost: Ghost | undefined = $derived.by(() => this.find());

  constructor(
    private readonly play: () => Play | undefined,
    private readonly picture: () => Picture,
  ) {}

  /** The player is asked where the tile goes, or how it lies. */
  private get placing(): Placing | null {
    const play = this.play();
    return play && ASKS.has(play.question?.ask.key as Ask) ? this.picture().placing : null;
  }

  private find(): Ghost | undefined {
    const { placing } = this;
    if (!placing) return undefined;
    const looked = this.play()?.candidate;
    const at =
      placing.place ?? this.place ?? (looked?.verb === 'place' ? placeOf(looked.args[0]?.[1] ?? '') : undefined);
    if (!at) return undefined;
    const turns = this.turnsAt(at.x, at.y);
    const turn = turns.includes(this.turn) ? this.turn : turns[0];
    if (turn === undefined) return undefined;
    return {
      tile: placing.tile,
      ...at,
      turn,
      turns,
      faint: !placing.place && !this.place,
      fixed: placing.place !== null,
    };
  }

  private turnsAt(x: number, y: number): number[] {
    return this.placing?.places.find((place) => place.x === x && place.y === y)?.turns ?? [];
  }

  waysAt(x: number, y: number): number {
    return this.turnsAt(x, y).length;
  }

  /** The places that can be chosen, even when one is already picked, because that can be taken back. */
  get places(): { x: number; y: number }[] {
    const { placing, ghost } = this;
    if (!placing || !ghost?.fixed) return [];
    return this.mayUndo ? placing.places : [ghost];
  }

  private get mayUndo(): boolean {
    const play = this.play();
    const undoable = play?.store.undoable;
    return undoable !== undefined && undoable.allowed && undoable.seat === play?.seat;
  }

  /**
   * If the tile can lie there in several ways, the place is picked at once and the server previews each way. If there
   * is only one, the pick would lay the tile, so it waits for confirmation.
   */
  async choose(x: number, y: number): Promise<void> {
    const play = this.play();
    if (!play || play.busy) return;
    if (this.ghost?.fixed && !(await play.undo())) return;
    play.clear();
    this.place = { x, y };
    if (this.turnsAt(x, y).length > 1) await play.choose(`place/${x},${y}`);
  }

  get mayCancel(): boolean {
    return this.ghost?.fixed !== true || this.mayUndo;
  }

  cancel(): void {
    if (this.ghost?.fixed) void this.play()?.undo();
    this.place = undefined;
  }

  /** Turns the tile to the next way in which it may lie, clockwise or back. */
  rotate(by: number): void {
    const { ghost } = this;
    if (!ghost) return;
    const { turns, turn } = ghost;
    this.turn = turns[(turns.indexOf(turn) + by + turns.length) % turns.length] ?? turn;
  }

  lay(): void {
    const { ghost } = this;
    if (!ghost || (ghost.turns.length > 1 && !ghost.fixed)) return; // its place is being picked
    void this.play()?.choose(this.option);
    this.place = undefined;
  }

  /** The option whose worth is shown beside the tile. */
  get option(): string {
    const { ghost } = this;
    if (!ghost) return '';
    return ghost.fixed ? `turn/${ghost.turn}` : `place/${ghost.x},${ghost.y}`;
  }

  /** A new question clears what was chosen for the last one; every tile is first shown as it was printed. */
  refresh(): void {
    const tile = this.placing?.tile;
    if (tile !== this.tile) this.turn = 0;
    this.tile = tile;
    if (!this.placing || (this.place && this.turnsAt(this.place.x, this.place.y).length === 0)) this.place = undefined;
  }
}
