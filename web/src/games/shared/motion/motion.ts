/**
 * What moves at the table when an event is shown. Each game says it as data; the parts beside this file show it. All of
 * it is only to look at: nothing waits for it.
 */

import type { Component } from 'svelte';
import type { IconName } from '../../../lib/icons';
import type { EventOut } from '../../../protocol';
import type { Json } from '../view';

/** A place on the screen, as selectors: the first that is visible. */
export type Spot = readonly string[];

/** Goods that fly from the place that pays to the one that gets them. */
export interface Goods {
  icon: IconName;
  count: number;
  from: Spot;
  to: Spot;
  /** Whose number grows when they land. */
  gain?: Gain | undefined;
  /** Whose number shrinks when they set out. */
  loss?: Gain | undefined;
  /** In this player's colour: a piece rather than goods. */
  seat?: number | undefined;
}

export interface Gain {
  seat: number;
  /** The name of the number in the seat's `standing`, or `points`. */
  number: string;
}

/** A piece that has been put down: it comes from somewhere. */
export interface Piece {
  piece: Spot;
  from: Spot;
}

/** A card that is turned over where it lies. */
export interface Turned {
  turned: Spot;
}

export type Flight = Goods | Piece | Turned;

/** The table at the moment of an event. */
export interface Telling<Scenery extends Json = Json, Picture extends Json = Json> {
  scenery: Scenery;
  picture: Picture;
  /** Before the pick that the event belongs to, if it is still known. */
  before?: Picture | undefined;
  /** Up to the event itself. */
  events: readonly EventOut[];
  /** Where it happened. */
  at: Spot;
}

/** A roll or a fight of anybody, as it stands at an event. */
export interface Scene {
  /** The same for all events of one fight. */
  key: string;
  /** The dice tumble when this changes. */
  roll: string;
  at: Spot;
  title: string;
  rule: string;
  sides: SceneSide[];
  lines: SceneLine[];
  /** What it has brought: "+3". */
  gains: SceneGain[];
  /** Who has won, in one sentence. */
  verdict?: string | undefined;
}

export interface SceneSide {
  /** A player, or else something with an icon. */
  seat: number;
  icon?: IconName | undefined;
  name: string;
  dice: SceneDie[];
  /** What they come to. */
  sum?: string | undefined;
  won?: boolean | undefined;
  /** What it has lost. */
  note?: string | undefined;
}

export interface SceneDie {
  die: number;
  face: number;
  /** It is given up. */
  lost?: boolean;
}

export interface SceneGain {
  icon: IconName;
  text: string;
  /** Whose it is, where several gain. */
  seat?: number;
}

export interface SceneLine extends SceneGain {
  label: string;
}

export interface Motion<Scenery extends Json = Json, Picture extends Json = Json> {
  /** Where an event happened; undefined: where the one before it did. Empty: nowhere on the board. */
  spots(event: EventOut, scenery: Scenery, picture: Picture): Spot | undefined;
  flights(event: EventOut, telling: Telling<Scenery, Picture>): Flight[];
  /** A fight in which the seat has no part; its own ones have a dialog. */
  scene?(
    event: EventOut,
    telling: Telling<Scenery, Picture>,
    names: readonly string[],
    seat: number,
  ): Scene | undefined;
  /** Draws a die of a scene. */
  Die?: Component<{ scenery: Scenery; die: SceneDie }>;
}

/** Somewhere on the board: where nothing better is known. */
export const BOARD: Spot = ['.stage'];

/** A player, or one of the player's numbers where it is visible. */
export function seatSpot(seat: number, number?: string): Spot {
  const card = `.seat[data-seat="${seat}"]`;
  return [...(number === undefined ? [] : [`${card} [data-number="${number}"]`]), `${card} .pl`];
}

/** Goods that a player gets from somewhere, if there are any. */
export function gained(seat: number, number: string, icon: IconName, count: number, from: Spot): Goods[] {
  if (count <= 0) return [];
  return [{ icon, count, from: [...from, ...BOARD], to: seatSpot(seat, number), gain: { seat, number } }];
}

/** Goods that a player gives away. */
export function given(seat: number, number: string, icon: IconName, count: number, to: Spot): Goods[] {
  if (count <= 0) return [];
  return [{ icon, count, from: seatSpot(seat, number), to: [...to, ...BOARD], loss: { seat, number } }];
}

/** Goods that go from one player to another. */
export function handed(from: number, to: number, number: string, icon: IconName, count: number): Goods[] {
  return gained(to, number, icon, count, seatSpot(from, number)).map((one) => ({
    ...one,
    loss: { seat: from, number },
  }));
}

const FAR = 12; // events: what happened longer ago is another story

/** Where an event happened: at its own place, or where the events that led to it did. */
export function placeOf<Scenery extends Json, Picture extends Json>(
  motion: Motion<Scenery, Picture>,
  event: EventOut,
  events: readonly EventOut[],
  scenery: Scenery,
  picture: Picture,
): Spot {
  const before = events.slice(-FAR).reverse();
  for (const one of before[0] === event ? before : [event, ...before]) {
    if (one.seat !== event.seat && one.seq !== event.seq) break;
    const spots = motion.spots(one, scenery, picture);
    if (spots) return spots;
  }
  return [];
}

/** The events up to one of them. */
export function upTo(events: readonly EventOut[], event: EventOut): readonly EventOut[] {
  const at = events.lastIndexOf(event);
  return at < 0 ? events.filter(({ seq }) => seq <= event.seq) : events.slice(0, at + 1);
}

/** Where the first of the selected elements lies that is drawn, also out of view. */
export function boxOf(spot: Spot): DOMRect | undefined {
  for (const selector of spot) {
    const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const found = boxes.findLast(({ width, height }) => width > 0 && height > 0);
    if (found) return found;
  }
  return undefined;
}

/** The first of the selected elements that is visible inside the window; of equal ones the last, which came last. */
export function seen(spot: Spot): Element | undefined {
  for (const selector of spot) {
    const found = [...document.querySelectorAll(selector)].findLast((element) => {
      const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
      return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    });
    if (found) return found;
  }
  return undefined;
}
