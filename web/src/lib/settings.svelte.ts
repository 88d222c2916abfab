/** What a person likes, kept in this browser. */
import { LANGUAGES, type Language } from './languages';

const KEY = 'kontor';

function preferred(): Language {
  for (const language of navigator.languages) {
    const short = language.slice(0, 2);
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

class Settings {
  language = $state<Language>(preferred());
  theme = $state<'auto' | 'light' | 'dark'>('auto');
  /** How strongly what can be done is shown. */
  glow = $state<'strong' | 'soft' | 'off'>('strong');
  /** Of animations: 0 shows nothing moving. */
  speed = $state<0 | 0.5 | 1 | 2>(1);
  /** Decisions without an alternative are made by themselves. */
  forced = $state(true);
  /** A turn that would leave something unused is ended by asking twice. */
  careful = $state(true);
  /** Whoever's turn it is again is told in brief what the others did. */
  news = $state(true);
  sounds = $state(false);
  notifications = $state(false);
  name = $state('');
  /** Of the computer player on the first page. */
  level = $state('merchant');
  /** Lessons that were finished, and how far others have got. */
  lessons = $state<Record<string, number>>({});

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    } catch {
      localStorage.removeItem(KEY);
    }
    if (!(this.language in LANGUAGES)) this.language = preferred();
    $effect.root(() => {
      $effect(() => localStorage.setItem(KEY, JSON.stringify(this.kept())));
      $effect(() => {
        document.documentElement.dataset.theme = this.theme;
        document.documentElement.dataset.glow = this.glow;
        document.documentElement.lang = this.language;
      });
    });
  }

  private kept() {
    const { language, theme, glow, speed, forced, careful, news, sounds } = this;
    const { notifications, name, level, lessons } = this;
    const tastes = { language, theme, glow, speed, forced, careful, news, sounds, notifications };
    return { ...tastes, name, level, lessons };
  }

  /** How fast things move now; nothing does for people who asked their system for calm. */
  get pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.speed;
  }
}

export const settings = new Settings();
