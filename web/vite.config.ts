import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { bundled, chunkOfWords } from './src/i18n/bundled.ts';

// `npm run dev` shows the client with live reload; tables come from a server that runs beside it (`longhouse serve`).
const server = process.env.LONGHOUSE_SERVER ?? 'http://127.0.0.1:8000';
const still = fileURLToPath(new URL('src/lib/still.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

/** Every page needs these: in one file they are smaller than in ten. */
const BASE =
  /node_modules\/svelte\/src\/internal\/|\/web\/src\/(?:(?:api|me|navigation|notices|router|settings)\b|i18n\/|help\/(?:Prose|glossing|purpose)\b|lib\/(?:Glyph|glyphs|layers|tooltip|rulebook)\b)/;

/** Game icons are counted apart from the code (see scripts/size.mjs); the words of a language come in groups. */
function chunkOf(id: string): string | undefined {
  if (id.includes('~icons/') || id.endsWith('/lib/icons.ts') || id.endsWith('/lib/drawings.ts')) return 'icons';
  return chunkOfWords(id) ?? (BASE.test(id) ? 'base' : undefined);
}

export default defineConfig({
  plugins: [bundled, svelte(), icons({ compiler: 'raw' })],
  // the tests mount components in a browser-like page, so they need the browser's half of Svelte
  resolve: {
    alias: { 'd3-transition': still, 'd3-interpolate': still },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [root] },
    proxy: {
      // with the page's own host, which is what the server compares the page's origin with
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      checks: { bundlerTimings: false },
      output: {
        manualChunks: chunkOf,
      },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    // one page for all tests of a thread: most of the time went into making a page and loading the client for each file
    pool: 'threads',
    isolate: false,
    setupFiles: 'src/testing/afresh.ts',
    // a busy machine is not a failure
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
