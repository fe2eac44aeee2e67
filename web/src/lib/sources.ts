/** Where the values of a thing are from: printed in the book, from a public source, ours, or of the owner's pack. */
export type Source = 'book' | 'public' | 'house' | 'pack';

const SOURCES: readonly Source[] = ['book', 'public', 'house', 'pack'];

/** Of several things that are shown as one: the source that is farthest from the book. */
export function weakest(things: readonly { source: Source }[]): Source {
  return SOURCES[Math.max(0, ...things.map(({ source }) => SOURCES.indexOf(source)))] ?? 'book';
}
