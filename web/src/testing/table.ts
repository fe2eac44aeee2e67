/** A table without a server, for tests: what is asked is remembered, and answered when the test says so. */

import type { DecisionOut, OptionOut, ServerMessage } from '../protocol';
import type { Answer, Aside, Listener, Request } from '../socket';
import { TableStore, type Speaker } from '../state.svelte';

export class Script implements Speaker {
  asked: Request[] = [];
  told: Aside[] = [];
  hellos = 0;
  private answers: ((answer: Answer) => void)[] = [];
  open(): void {}
  close(): void {}
  hurry(): void {}
  tell(aside: Aside): void {
    this.told.push(aside);
  }
  hello(): void {
    this.hellos += 1;
  }
  ask(request: Request): Promise<Answer> {
    this.asked.push(request);
    return new Promise((resolve) => this.answers.push(resolve));
  }
  reply(answer: Answer): void {
    this.answers.shift()?.(answer);
  }
  /** To a preview: this pick is harmless. */
  reassure(): void {
    this.reply({ type: 'preview', id: 'x', lines: [], rules: [], warns: [] });
  }
  /** What was asked but previews. */
  questions(): Request[] {
    return this.asked.filter(({ type }) => type !== 'preview');
  }
  /** What was picked, as texts. */
  picks(): string[] {
    return this.asked.flatMap((request) => (request.type === 'pick' ? [request.option] : []));
  }
}

export interface Scripted {
  script: Script;
  store: TableStore;
  listener: Listener;
  tell: (message: ServerMessage) => void;
}

/** Without a play-head: messages are shown as they come. */
export function scripted(): Scripted {
  const script = new Script();
  let listener: Listener | undefined;
  const listen = (one: Listener): Script => {
    listener = one;
    return script;
  };
  const store = new TableStore(listen);
  if (!listener) throw new Error('a table opens its line when it is made');
  const ear: Listener = listener;
  return { script, store, listener: ear, tell: (message) => ear.message(message) };
}

export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Options of the Watch by their texts; a road has a place, the others name a resource. */
export function option(text: string): OptionOut {
  const [verb = '', place] = text.split('/');
  const kind = verb === 'road' ? 'path' : 'resource';
  return { text, verb, args: place ? [[kind, place]] : [], label: { key: 'watch-option-roll', args: {} } };
}

export function question(seat: number, texts: readonly string[] = ['roll'], ask = 'watch-ask-roll'): DecisionOut {
  return { seat, ask: { key: ask, args: {} }, options: texts.map(option), offer: false };
}
