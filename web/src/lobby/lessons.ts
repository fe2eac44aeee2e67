/** Which lesson of a game its door offers. */

import { api, type LessonFacts } from '../api';
import { lessonOf } from '../i18n/groups';
import { words } from '../i18n/words.svelte';
import { me } from '../me.svelte';
import { navigation } from '../navigation.svelte';

/** The one that was begun, or else the next that is new; when all are finished, the one whose game goes on. */
export function lessonNow(lessons: readonly LessonFacts[]): LessonFacts | undefined {
  for (const state of ['begun', 'new', 'open'] as const) {
    const found = lessons.find((lesson) => lesson.state === state);
    if (found) return found;
  }
  return lessons.at(-1);
}

/** To its table: a new one, or where we were. */
export async function attend(lesson: LessonFacts): Promise<void> {
  await me.ensureName();
  const id = lesson.state === 'open' && lesson.table ? lesson.table : (await api.learn(lesson)).id;
  navigation.go({ page: 'table', id });
}

/** Once their titles can be said: of a game with several the door says which one it is. */
export async function withTitles(lessons: readonly LessonFacts[]): Promise<readonly LessonFacts[]> {
  const several = lessons.filter(({ game }) => lessons.filter((other) => other.game === game).length > 1);
  await words.need(...several.map(({ game, name }) => lessonOf(game, name)));
  return lessons;
}
