/** For vite: the message files as modules, one for each group of words in each language, which `virtual:words` loads. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { groupOf } from './groups.ts';
import { strip } from './strip.ts';

const MESSAGES = fileURLToPath(new URL('../../../src/longhouse/messages/', import.meta.url));
const LANGUAGES = ['en', 'ru', 'uk'];
/** What only a terminal says. */
const TERMINAL = ['analysis', 'board', 'terminal'];
const INDEX = '\0words';

/** The paths of the files of each group, by `language/group`. */
function grouped(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    for (const file of readdirSync(MESSAGES + language).sort()) {
      const name = file.replace('.ftl', '');
      if (name === file || TERMINAL.includes(name)) continue;
      const key = `${language}/${groupOf(name)}`;
      found.set(key, [...(found.get(key) ?? []), `${MESSAGES}${language}/${file}`]);
    }
  }
  return found;
}

export const bundled: Plugin = {
  name: 'words',
  resolveId: (id) => (id.startsWith('virtual:words') ? id.replace('virtual:words', INDEX) : null),
  load(id) {
    if (!id.startsWith(INDEX)) return null;
    const groups = grouped();
    if (id === INDEX) {
      const loaders = [...groups.keys()].map((key) => `'${key}': () => import('virtual:words/${key}')`);
      return `export default { ${loaders.join(', ')} }`;
    }
    const files = groups.get(id.slice(INDEX.length + 1)) ?? [];
    for (const file of files) this.addWatchFile(file);
    const texts = files.map((file) => strip(readFileSync(file, 'utf8')));
    return `export default ${JSON.stringify(texts.join('\n'))}`;
  },
};

/** The chunk of a group's words, as scripts/size.mjs knows it: `words-en-watch`, `words-en` for what all pages need. */
export function chunkOfWords(id: string): string | undefined {
  if (!id.startsWith(`${INDEX}/`)) return undefined;
  return `words-${id.slice(INDEX.length + 1).replace('/', '-')}`.replace(/-core$/, '');
}
