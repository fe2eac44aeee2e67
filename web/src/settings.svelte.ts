/** What this browser remembers of its reader: language, theme, speed, sounds. The server hears only of `grace`. */

export const LANGUAGES = ['en', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' };

export type Theme = 'dark' | 'light';
/** Slow, normal, fast, off. */
export const SPEEDS = [1.6, 1, 0.5, 0] as const;
export type Speed = (typeof SPEEDS)[number];

/** After a pick that can be undone bots answer at once, or wait a little, or we are asked before it instead. */
export const GRACES = ['none', 'wait', 'confirm'] as const;
export type Grace = (typeof GRACES)[number];

/** Nothing is heard; or attacks on us and that we are asked; or everything. */
export const SOUNDS = ['off', 'alerts', 'all'] as const;
export type Sounds = (typeof SOUNDS)[number];

const KEY = 'longhouse.settings';

type Saved = Partial<
  Record<'language' | 'theme' | 'speed' | 'sounds' | 'confirmEnd' | 'grace' | 'goalFirst' | 'known' | 'tips', unknown>
>;

function saved(): Saved {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Saved) : {};
  } catch {
    return {}; // a private window, or another program's text under our key
  }
}

/** The first of the browser's languages that we have. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function asks(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Older pages remembered a yes or a no. */
function soundsOf(old: unknown): Sounds {
  if (typeof old === 'boolean') return old ? 'all' : 'off';
  return SOUNDS.find((sounds) => sounds === old) ?? 'alerts';
}

export class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('dark');
  /** Multiplies how long everything is shown that happens at the table; 0 shows the result at once. */
  speed = $state<Speed>(1);
  sounds = $state<Sounds>('alerts');
  /** Ask once before the turn ends while something can still be built. */
  confirmEnd = $state(true);
  grace = $state<Grace>('wait');
  /** Show a game on one page before the first game of it. */
  goalFirst = $state(true);
  /** The games whose page was seen. */
  known = $state.raw<readonly string[]>([]);
  /** Say what matters when it matters for the first time. */
  tips = $state(true);
  /** The system's preference: then nothing moves, but what happens is shown step by step all the same. */
  reducedMotion = $state(false);

  private heard: Sounds = 'alerts';

  constructor() {
    const old = saved();
    this.language = LANGUAGES.find((language) => language === old.language) ?? preferredLanguage(navigator.languages);
    this.theme =
      old.theme === 'light' || old.theme === 'dark'
        ? old.theme
        : asks('(prefers-color-scheme: light)')
          ? 'light'
          : 'dark';
    this.speed = SPEEDS.find((speed) => speed === old.speed) ?? 1;
    this.sounds = soundsOf(old.sounds);
    this.confirmEnd = old.confirmEnd !== false;
    this.grace = GRACES.find((grace) => grace === old.grace) ?? 'wait';
    this.goalFirst = old.goalFirst !== false;
    this.known = Array.isArray(old.known) ? old.known.filter((game) => typeof game === 'string') : [];
    this.tips = old.tips !== false;
    this.reducedMotion = asks('(prefers-reduced-motion: reduce)');
  }

  /** Multiplies the length of every motion: 0 when the system asks for reduced motion. */
  get motion(): Speed {
    return this.reducedMotion ? 0 : this.speed;
  }

  /** The switch for all sounds; off and on again comes back to the same. */
  mute(): void {
    [this.sounds, this.heard] = this.sounds === 'off' ? [this.heard, this.heard] : ['off', this.sounds];
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
  }

  /** Keeps the page and the browser's storage in step with the settings. Call it once, from a component or a root. */
  keep(): void {
    $effect(() => {
      const page = document.documentElement;
      page.lang = this.language;
      page.dataset.theme = this.theme;
      page.toggleAttribute('data-still', this.motion === 0); // what cannot move fades
      page.style.setProperty('--speed', String(Math.min(1, this.motion))); // menus are never slow
    });
    $effect(() => {
      const { language, theme, speed, sounds, confirmEnd, grace, goalFirst, known, tips } = this;
      const all = { language, theme, speed, sounds, confirmEnd, grace, goalFirst, known, tips };
      try {
        localStorage.setItem(KEY, JSON.stringify(all));
      } catch {
        // then it is remembered until the page is closed
      }
    });
    $effect(() => {
      const query = matchMedia('(prefers-reduced-motion: reduce)');
      const follow = (): void => void (this.reducedMotion = query.matches);
      query.addEventListener('change', follow);
      return () => query.removeEventListener('change', follow);
    });
  }
}

export const settings = new Settings();
