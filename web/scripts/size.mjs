// node scripts/size.mjs : what a browser has to load for each page, compressed. Fails when it is more than we promise.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 150; // kB of code, styles and one language, before game icons; fonts are not counted
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const words = JSON.parse(readFileSync(new URL('../src/pages/words.json', import.meta.url), 'utf8'));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));

const sizes = new Map();
function kilobytes(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(dist + file), { level: 9 }).length / 1000);
  return sizes.get(file);
}

/** A chunk and all that it needs at once. */
function chunksOf(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const needed of manifest[key].imports ?? []) chunksOf(needed, found);
  return found;
}

const sum = (files) => [...files].reduce((total, file) => total + kilobytes(file), 0);
const isIcons = (file) => file.includes('/icons-');
const all = Object.keys(manifest).filter((key) => manifest[key].file.endsWith('.js'));
const games = all.filter((key) => /src\/games\/[^/]+\/index\.ts$/.test(key));

/** The words of these groups, and those that every page needs, in the longest language. */
function longest(groups) {
  const spoken = ['en', 'ru', 'uk'].map((language) => {
    const names = [`words-${language}`, ...groups.map((group) => `words-${language}-${group}`)];
    return sum(all.filter((key) => names.includes(manifest[key].name)).map((key) => manifest[key].file));
  });
  return Math.max(...spoken);
}

/** All that a page loads with a game; the game only if the page shows its board or says its settings. */
function withGame(keys, groups, game) {
  const name = game.split('/').at(-2);
  const first = new Set(keys.flatMap((key) => [...chunksOf(key)]));
  const shown = [...first].some((key) => key === game || manifest[key].dynamicImports?.includes(game));
  const chunks = new Set([...first, ...(shown ? chunksOf(game) : [])]);
  const files = new Set([...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
  const said = groups.map((group) => (group === 'settings' ? `${name}-settings` : group));
  return sum([...files].filter((file) => !isIcons(file))) + longest(shown ? [...said, name] : said);
}

/** A table is a page in two steps: what it shows depends on its stage, and is still there at once. */
const TABLE = 'src/table/TablePage.svelte';
const STAGES = ['src/table/PlayingTable.svelte', 'src/table/WaitingRoom.svelte'];

const pages = {};
for (const key of all.filter((one) => manifest[one].isDynamicEntry && one.endsWith('.svelte'))) {
  const name = key.replace(/.*\/|\.svelte/g, '').toLowerCase();
  const keys = STAGES.includes(key) ? ['index.html', TABLE, key] : ['index.html', key];
  const groups = words[name.replace(/page$|screen$/, '')] ?? [];
  pages[name] = Math.max(...games.map((game) => withGame(keys, groups, game)));
}
for (const [name, size] of Object.entries(pages)) console.log(`${name.padEnd(12)}${size.toFixed(1).padStart(7)} kB`);
const icons = all.map((key) => manifest[key].file).filter(isIcons);
console.log(`icons       ${sum(icons).toFixed(1).padStart(7)} kB more, once for all pages`);
const most = Math.max(...Object.values(pages));
console.log(`the largest page is ${most.toFixed(1)} kB of ${BUDGET} (code, styles and the longest language, gzip)`);
process.exit(most > BUDGET ? 1 : 0);
