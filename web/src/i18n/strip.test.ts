// @vitest-environment node
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { strip } from './strip';

const folder = (language: string): URL => new URL(`../../../src/longhouse/messages/${language}/`, import.meta.url);

it.each(['en', 'ru', 'uk'])('says the same in fewer letters: %s', (language) => {
  const files = readdirSync(folder(language)).filter((name) => name.endsWith('.ftl'));
  expect(files).toContain('web.ftl');
  for (const name of files) {
    const text = readFileSync(new URL(name, folder(language)), 'utf8');
    expect(new FluentResource(strip(text)).body, name).toEqual(new FluentResource(text).body);
    expect(strip(text), name).not.toMatch(/^#|^\n|^ {2,}[[*}]/m);
  }
});

it('leaves a blank line within a message', () => {
  const text = '# of two parts\ntold =\n    one\n\n    two\n\n\nother = three\n';
  expect(strip(text)).toBe('told =\n one\n\n two\nother = three\n');
});
