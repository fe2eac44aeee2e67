/** Where things are on the scrubber: every turn has a block of the same width. */

import { chapterAt, type Chapter } from './chapters';

/** From the start (0) to the end (1) of all blocks. */
export function placeOf(all: readonly Chapter[], seq: number): number {
  const index = chapterAt(all, seq);
  const chapter = all[index];
  if (!chapter) return 0;
  const length = chapter.last - chapter.first + 1;
  return (index + Math.min(Math.max((seq - chapter.first + 0.5) / length, 0), 1)) / all.length;
}

/** The frame at a place between 0 and 1. */
export function seqAt(all: readonly Chapter[], place: number): number {
  const within = Math.min(Math.max(place, 0), 1) * all.length;
  const index = Math.min(Math.floor(within), all.length - 1);
  const chapter = all[index];
  if (!chapter) return 0;
  const length = chapter.last - chapter.first + 1;
  return Math.min(chapter.first + Math.floor((within - index) * length), chapter.last);
}
