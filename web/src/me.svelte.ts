/** Who we are to the server: a guest with a name, or an account. */

import { api, Refused, whenRenewed, type Me } from './api';
import { t } from './i18n/words.svelte';
import { notices } from './notices.svelte';

class Myself {
  facts = $state.raw<Me | undefined>();

  get name(): string {
    return this.facts?.name ?? '';
  }

  async load(): Promise<void> {
    try {
      this.know(await api.me());
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // the page says that the server cannot be reached
    }
  }

  know(facts: Me): void {
    this.facts = facts;
    if (facts.notice) notices.show(facts.notice);
  }

  /** A free Norse name, so that nobody is asked for one before they play; it can be changed at any time. */
  async ensureName(taken: string[] = []): Promise<void> {
    if (!this.facts) await this.load();
    if (this.name !== '') return;
    const names = t('web-guest-names').split(' ');
    const free = names.filter((name) => !taken.includes(name));
    await this.rename(free[Math.floor(Math.random() * free.length)] ?? names[0] ?? 'Ingrid');
  }

  async rename(name: string): Promise<void> {
    this.facts = await api.rename(name);
  }

  async signUp(name: string, password: string): Promise<void> {
    this.facts = await api.signUp(name, password);
  }

  async signIn(name: string, password: string): Promise<void> {
    this.facts = await api.signIn(name, password);
  }

  async signOut(): Promise<void> {
    this.facts = await api.signOut();
  }
}

export const me = new Myself();
whenRenewed((facts) => me.know(facts));
