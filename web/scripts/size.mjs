// node scripts/size.mjs : what a browser has to load for each page, compressed. Fails when it is more than we promise.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 150; // kB of code, styles and one language, before game icons; fonts are not counted
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));

const sizes = new Map();
function kilobytes(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(dist + file), { level: 9 }).length / 1000);
  return sizes.get(file);
}

/** The files of a chunk and of all that it needs at once. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const needed of chunk.imports ?? []) filesOf(needed, found);
  return found;
}

const sum = (files) => [...files].reduce((total, file) => total + kilobytes(file), 0);
const isIcons = (file) => file.includes('/icons-');
const all = Object.keys(manifest).filter((key) => manifest[key].file.endsWith('.js'));
const words = all.map((key) => manifest[key].file).filter((file) => file.includes('/words-'));
const longest = Math.max(...words.map(kilobytes));
const games = all.filter((key) => /src\/games\/[^/]+\/index\.ts$/.test(key));

/** A page with its game and its language. */
function page(...keys) {
  const files = new Set(keys.flatMap((key) => [...filesOf(key)]));
  return sum([...files].filter((file) => !isIcons(file))) + longest;
}

const pages = { hall: page('index.html') };
for (const key of all.filter((one) => manifest[one].isDynamicEntry && one.endsWith('.svelte'))) {
  const board = /TablePage|Replay|Create/.test(key) ? games : [];
  pages[key.replace(/.*\/|\.svelte/g, '').toLowerCase()] = page('index.html', key, ...board);
}
for (const [name, size] of Object.entries(pages)) console.log(`${name.padEnd(12)}${size.toFixed(1).padStart(7)} kB`);
const icons = all.map((key) => manifest[key].file).filter(isIcons);
console.log(`icons       ${sum(icons).toFixed(1).padStart(7)} kB more, once for all pages`);
const most = Math.max(...Object.values(pages));
console.log(`the largest page is ${most.toFixed(1)} kB of ${BUDGET} (code, styles and the longest language, gzip)`);
process.exit(most > BUDGET ? 1 : 0);
