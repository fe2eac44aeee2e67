import { beforeEach, describe, expect, it } from 'vitest';
import { navigation } from '../navigation.svelte';
import { isTyping, press, shortcutOf } from './keys';

const key = (init: KeyboardEventInit): KeyboardEvent => new KeyboardEvent('keydown', init);

describe('keys', () => {
  it('are told by their place, whatever letter is on them', () => {
    expect(shortcutOf(key({ code: 'KeyE', key: 'у' }))).toBe('E');
    expect(shortcutOf(key({ code: 'Digit2', key: '2' }))).toBe('2');
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
