import { beforeEach, describe, expect, it } from 'vitest';
import { navigation } from '../navigation.svelte';
import { headKeyOf, idle, isTyping, press, shortcutOf } from './keys';
import type { Play } from './play.svelte';

const key = (init: KeyboardEventInit): KeyboardEvent => new KeyboardEvent('keydown', init);

describe('keys', () => {
  it('are told by their place, whatever letter is on them', () => {
    expect(shortcutOf(key({ code: 'KeyE', key: 'у' }))).toBe('E');
    expect(shortcutOf(key({ code: 'Digit2', key: '2' }))).toBe('2');
    expect(shortcutOf(key({ code: 'Digit2', key: '@', shiftKey: true }))).toBe('Shift+2');
    expect(shortcutOf(key({ code: 'Numpad0', key: '0' }))).toBe('0');
    expect(shortcutOf(key({ code: 'Equal', key: '+', shiftKey: true }))).toBe('=');
    expect(shortcutOf(key({ code: 'Slash', key: '?', shiftKey: true }))).toBe('?');
    expect(shortcutOf(key({ code: 'Digit7', key: '?', shiftKey: true }))).toBe('?'); // Russian layouts
  });

  it('leave the browser its own', () => {
    expect(shortcutOf(key({ code: 'KeyE', key: 'e', ctrlKey: true }))).toBeUndefined();
    expect(shortcutOf(key({ code: 'F5', key: 'F5' }))).toBeUndefined();
  });
});

describe('a key without a control', () => {
  const play = (seat: number | undefined, decision: boolean, alone = true): Play =>
    ({ seat, decision: decision || undefined, store: { alone } }) as unknown as Play;

  it('says why it does nothing', () => {
    expect(idle('E', play(0, true))?.key).toBe('web-key-idle');
    expect(idle('E', play(0, false))?.key).toBe('web-key-wait');
    expect(idle('U', play(undefined, false))?.key).toBe('web-key-watching');
    expect(idle('H', play(0, true, false))?.key).toBe('web-key-no-hint');
    for (const each of ['D', 'P', '7'])
      expect(idle(each, play(0, true))).toEqual({ key: 'web-key-nothing', args: { key: each } });
  });

  it('is silent where no table has it', () => {
    expect(idle('Q', play(0, true))).toBeUndefined();
  });
});

describe('a control', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button aria-keyshortcuts="E">end</button><input />';
  });

  it('is pressed by its key', () => {
    const button = document.querySelector('button');
    let pressed = 0;
    button?.addEventListener('click', () => (pressed += 1));
    Object.defineProperty(button, 'offsetParent', { value: document.body });
    expect(press(document, 'E')).toBe(true);
    expect(press(document, 'Q')).toBe(false);
    expect(pressed).toBe(1);
  });

  it('is not, while somebody types', () => {
    expect(isTyping(document.querySelector('input'))).toBe(true);
    expect(isTyping(document.querySelector('button'))).toBe(false);
    expect(isTyping(null)).toBe(false);
  });

  it('is not, while the rules lie over the table', () => {
    navigation.go('/rules/watch');
    expect(isTyping(document.querySelector('button'))).toBe(true);
    navigation.go('/');
  });
});

describe('the play-head', () => {
  const asked = (code: string, at: string, more: KeyboardEventInit = {}): unknown => {
    document.body.innerHTML =
      '<main class="stage"><svg tabindex="0"></svg></main><button id="on"></button>' +
      '<button id="off" aria-disabled="true"></button><p></p>';
    const event = key({ code, ...more });
    document.querySelector(at)?.dispatchEvent(event);
    return headKeyOf(event);
  };

  it('has its own keys', () => {
    expect(asked('Space', 'p')).toBe('next');
    expect(asked('ArrowRight', 'p')).toBe('catchUp');
    expect(asked('End', 'p')).toBe('toMine');
    expect(asked('ArrowRight', 'p', { altKey: true })).toBeUndefined();
    expect(asked('ArrowLeft', 'p')).toBeUndefined();
  });

  it('leaves them to what has the focus and uses them', () => {
    expect(asked('ArrowRight', 'svg')).toBeUndefined();
    expect(asked('Space', 'svg')).toBeUndefined();
    expect(asked('Space', '#on')).toBeUndefined();
    expect(asked('Space', '#off')).toBe('next');
    expect(asked('End', '#on')).toBe('toMine');
  });
});
