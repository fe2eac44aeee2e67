// @vitest-environment node
/** Every value in tokens.css is used: what nobody needs would be loaded with every page. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, src), 'utf8');

test('every token is used', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css|ts)$/.test(name),
  );
  const used = new Set(files.flatMap((name) => read(name).match(/(?<=var\()--[\w-]*(\$?\{[^}]*\})?[\w-]*/g) ?? []));
  // of `--{land}-2` a part is computed
  const names = new RegExp(`^(${[...used].map((name) => name.replace(/\$?\{.*\}/, '[a-z0-9]+')).join('|')})$`);
  const tokens = new Set(read('styles/tokens.css').match(/(?<=^ {2})--[\w-]+(?=:)/gm));
  expect(tokens.size).toBeGreaterThan(100);
  expect([...tokens].filter((name) => !names.test(name))).toEqual([]);
});
