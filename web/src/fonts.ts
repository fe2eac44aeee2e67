/** The letters we write with. Lines break elsewhere without them, so that the page would move when they come. */

const FONTS = [
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '800 1em "Alegreya Sans"',
  '500 1em Alegreya',
  '700 1em "Alegreya SC"',
  '800 1em "Alegreya SC"',
];
const LETTERS = 'aя'; // the names of languages are written in both alphabets on every page
const PATIENCE = 1500; // milliseconds: a slow line shows other letters first

/** Resolves when they are here, or after a while without them. */
export async function letters(): Promise<void> {
  const coming = Promise.allSettled(FONTS.map((font) => document.fonts.load(font, LETTERS)));
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
