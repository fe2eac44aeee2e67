/** What is read on the page of the rules: which game, which words or id are looked for, which rule was opened. */

import { DOORS } from '../games/doors';
import { t } from '../i18n/words.svelte';
import { navigation } from '../navigation.svelte';
import { settings } from '../settings.svelte';
import { present } from '../table/present.svelte';
import type { Source } from './digest';
import { library } from './library.svelte';
import { shortName } from './names';
import type { Hint } from './search/Nothing.svelte';
import { countOf, formsIn, idOf, nearIds, sizeOf, type Group } from './search/search';

export class Reading {
  /** All that there are, as the server says. */
  known = $state.raw(DOORS.map((door) => door.game));
  query = $state('');
  section = $state('');
  /** The rule that was opened. */
  target = $state('');
  only = $state<Source | undefined>();

  /** The game of the reader's table, which comes first. */
  here = $derived(present.play?.store.table?.game);
  games = $derived([...this.known].sort((one, other) => Number(other === this.here) - Number(one === this.here)));
  game = $derived.by(() => {
    const wanted = this.wanted();
    return this.games.includes(wanted) ? wanted : (this.games[0] ?? '');
  });
  index = $derived(library.of(this.game, settings.language));
  digest = $derived(this.index?.digest);
  id = $derived(this.digest && idOf(this.query, this.digest));
  stems = $derived((this.id === undefined && this.index?.stemsOf(this.query)) || []);
  found = $derived(this.index && this.stems.length > 0 ? this.index.find(this.query) : undefined);
  also = $derived(this.found ? formsIn(this.found, this.query, this.stems) : []);
  chapter = $derived(
    this.digest?.chapters.find((one) => one.id === this.section) ??
      this.digest?.chapters.find((one) => one.number) ??
      this.digest?.chapters[0],
  );
  /** What was found, or the section that is open; before anything is sifted. */
  all = $derived<Group[]>(
    this.found ?? (this.chapter ? [{ chapter: this.chapter, blocks: this.chapter.blocks, titled: false }] : []),
  );
  groups = $derived(this.all.map((group) => this.sifted(group)).filter(({ blocks }) => blocks.length > 0));
  counts = $derived(this.found && new Map(this.found.map((group) => [group.chapter.id, sizeOf(group)])));
  /** How much every game has of these words. */
  everywhere = $derived(
    new Map(this.found ? this.games.map((game) => [game, this.countIn(game)] as const) : []) as ReadonlyMap<
      string,
      number
    >,
  );
  /** An id that is asked for, and is not of this game. */
  unknown = $derived(this.id !== undefined && this.digest !== undefined && !this.has(this.game, this.id));
  /** Nothing of this digest is in the reader's language. */
  foreign = $derived(
    settings.language !== 'en' &&
      this.digest !== undefined &&
      [...this.digest.rules.values()].every(({ rule }) => rule.english),
  );

  constructor(private readonly wanted: () => string) {}

  private sifted(group: Group): Group {
    const wanted = this.only;
    if (wanted === undefined) return group;
    const blocks = group.blocks.filter((block) => block.kind === 'rule' && block.sources.includes(wanted));
    return { ...group, blocks };
  }

  has(game: string, name: string): boolean {
    const book = library.of(game, settings.language)?.digest;
    return book !== undefined && (book.rules.has(name) || book.chapters.some((each) => each.id === name));
  }

  /** The digest at hand first, then the others, whose hits are counted. */
  async load(): Promise<void> {
    const { language } = settings;
    await library.need(this.game, language);
    await Promise.all(this.games.map((other) => library.need(other, language)));
  }

  aim(name: string): void {
    this.section = this.digest?.rules.get(name)?.chapter.id ?? name;
    this.target = name;
  }

  /** Whether there is such a rule or section here; if not, the page says so. */
  show(name: string): boolean {
    this.only = undefined;
    if (!this.has(this.game, name)) {
      this.query = name;
      return false;
    }
    this.query = '';
    library.opened(name);
    this.aim(name);
    return true;
  }

  ask(text: string): void {
    this.query = text;
    this.target = '';
    this.only = undefined;
    const wanted = text.trim() === '' ? '' : `?q=${encodeURIComponent(text.trim())}`;
    navigation.write(`/rules/${this.game}${wanted}`, true);
  }

  /** The same words in another game. */
  private askIn(game: string, words: string): void {
    this.query = words;
    navigation.go(`/rules/${game}?q=${encodeURIComponent(words)}`);
  }

  /** What may have been meant, where nothing was found. */
  hints(open: (id: string) => void): Hint[] {
    const { index, digest, game, id, games, query } = this;
    if (!index || !digest) return [];
    if (this.unknown && id !== undefined)
      return nearIds(id, digest).map((near) => ({ label: near, go: () => open(near) }));
    const known = games.some((one) => one !== game && this.countIn(one) > 0);
    const own = known ? [] : index.similar(query).map((word) => ({ label: word, go: () => this.ask(word) }));
    const others = games.filter((one) => one !== game && this.countIn(one) > 0 === known);
    const contents = { label: t('web-ref-contents', { game: shortName(game) }), go: () => this.ask('') };
    return [...own, ...others.flatMap((one) => this.hintsOf(one)), contents];
  }

  /** How much a game has of these very words; if it has some, nobody has to guess what was meant. */
  private countIn(game: string): number {
    return countOf(library.of(game, settings.language)?.find(this.query) ?? []);
  }

  /** What another game has of these words, or of one that is written almost like them. */
  private hintsOf(game: string): Hint[] {
    const other = library.of(game, settings.language);
    if (!other) return [];
    const word = this.countIn(game) > 0 ? this.query.trim() : other.similar(this.query)[0];
    if (word === undefined) return [];
    const label = `${shortName(game)}: ${word} · ${countOf(other.find(word))}`;
    return [{ label, go: () => this.askIn(game, word) }];
  }
}
