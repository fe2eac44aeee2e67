/** What a line of a list is about, shown on the table while the mouse or the focus is on the line. */

import type { OptionOut } from '../../protocol';
import type { Play } from '../play.svelte';

/** Its control, or the card of the hand that it is about. */
export function thingsOf({ text, args }: OptionOut): Element[] {
  const called = (name: string, value: string): Element[] => [
    ...document.querySelectorAll(`[data-${name}="${CSS.escape(value)}"]`),
  ];
  const found = called('option', text);
  return found.length > 0 ? found : args.flatMap(([, id]) => called('card', id));
}

export class Pointing {
  private things: Element[] = [];

  constructor(private readonly play: Play) {}

  point(option: OptionOut): void {
    this.leave();
    this.things = thingsOf(option);
    for (const thing of this.things) thing.setAttribute('data-hinted', '');
    if (this.things[0]) this.play.look(option, this.things[0]);
  }

  leave(): void {
    for (const thing of this.things) thing.removeAttribute('data-hinted');
    if (this.things.length > 0) this.play.leave(this.play.candidate?.text);
    this.things = [];
  }
}
