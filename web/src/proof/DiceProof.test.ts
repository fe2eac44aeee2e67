/** The browser does not take the server's word for it: it computes every outcome once more. */
import { readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../api';
import { words } from '../i18n/words.svelte';
import { state } from '../testing/messages';
import { soon } from '../testing/soon';
import type { Draws } from './dice';
import DiceProof from './DiceProof.svelte';

interface Vector {
  seed: string;
  stream: string;
  draws: [number, number][];
}

const [{ seed, stream, draws }] = JSON.parse(readFileSync('../docs/dice.json', 'utf8')) as [Vector];
const changed = draws.map(([n, outcome]): [number, number] => [n, (outcome + 1) % n]);

async function verdictsOn(found: Draws, generator: string): Promise<string[]> {
  const finding = { key: 'proof-right', args: { commitment: 'abc', picks: 7 } };
  vi.spyOn(api, 'proof').mockResolvedValue({ verdict: 'right', finding, seed, generator, draws: found });
  const { table, seats } = state({});
  const shown = mount(DiceProof, { target: document.body, props: { table, seats } });
  document.querySelector<HTMLButtonElement>('.whole button')?.click();
  await soon(() => expect(document.querySelector('.whole .verdict')).not.toBeNull());
  const verdicts = Array.from(document.querySelectorAll('.whole .verdict'), (line) => line.textContent.trim());
  await unmount(shown);
  return verdicts;
}

it('says whether it comes to the same rolls and cards', async () => {
  await words.speak('en');
  await words.need('end', 'dice');
  expect((await verdictsOn({ [stream]: draws }, 'blake2b')).slice(1)).toEqual([
    'Your browser has computed every roll and card from the seed, too: they are the same.',
  ]);
  expect((await verdictsOn({ [stream]: changed }, 'blake2b')).slice(1)).toEqual([
    'Your browser has computed other rolls or cards from the seed than those that were played.',
  ]);
});

it('leaves the older generator to the server', async () => {
  expect(await verdictsOn({ [stream]: draws }, 'counter')).toHaveLength(1);
});
