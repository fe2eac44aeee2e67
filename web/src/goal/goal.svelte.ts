/** Which game's page is open. It lies above every other page, like the rules. */

import { settings } from '../settings.svelte';

/** A table, or a game with settings that nobody has agreed on yet. */
export interface Subject {
  game: string;
  table?: string;
  players: number;
  settings: Record<string, string>;
}

class GoalPage {
  subject = $state.raw<Subject | undefined>();

  open(subject: Subject): void {
    this.subject = subject;
    if (!settings.known.includes(subject.game)) settings.known = [...settings.known, subject.game];
  }

  /** By itself, before the first game. */
  offer(subject: Subject): void {
    if (settings.goalFirst && !settings.known.includes(subject.game)) this.open(subject);
  }

  close(): void {
    this.subject = undefined;
  }
}

export const goal = new GoalPage();
