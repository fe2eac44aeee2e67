/** Short sounds, made on the spot: attacks on us and that we are asked; the others only if the reader wants them. */

import { settings } from '../settings.svelte';

export type Sound = 'turn' | 'dice' | 'piece' | 'card' | 'danger' | 'win';

/** Pitch in hertz, beginning and length in seconds. */
type Tone = [pitch: number, at: number, length: number];

const TONES: Record<Sound, Tone[]> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.13, 0.2],
  ],
  dice: [
    [180, 0, 0.04],
    [210, 0.07, 0.04],
    [165, 0.15, 0.05],
    [240, 0.24, 0.06],
  ],
  piece: [
    [220, 0, 0.06],
    [330, 0.05, 0.09],
  ],
  card: [[660, 0, 0.06]],
  danger: [
    [196, 0, 0.16],
    [147, 0.17, 0.26],
  ],
  win: [
    [392, 0, 0.14],
    [523, 0.15, 0.14],
    [659, 0.3, 0.14],
    [784, 0.45, 0.36],
  ],
};

const ALERTS: readonly Sound[] = ['turn', 'danger'];
const APART = 0.3; // seconds: of many attacks at once one is heard

let context: AudioContext | undefined;
const heard = new Map<Sound, number>();

export function sound(name: Sound): void {
  if (settings.sounds === 'off' || typeof AudioContext !== 'function') return;
  if (settings.sounds === 'alerts' && !ALERTS.includes(name)) return;
  context ??= begin();
  if (context.state === 'suspended' && navigator.userActivation?.hasBeenActive === false) return; // else all at once later
  if (context.currentTime - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, context.currentTime);
  for (const tone of TONES[name]) beep(context, tone);
}

/**
 * Until the reader has touched the page the browser keeps it silent, and does not start the sound by itself afterwards.
 */
function begin(): AudioContext {
  const audio = new AudioContext();
  const resume = (): void => void audio.resume();
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, resume, { once: true });
  return audio;
}

function beep(audio: AudioContext, [pitch, at, length]: Tone): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.16, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
