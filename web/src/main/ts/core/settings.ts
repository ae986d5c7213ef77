/** What a person has chosen on this device, kept in the browser. */
import { preferred, type Language } from './languages.ts';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  speed: 'off' | 'fast' | 'normal';
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether somebody was asked if they want to be told of their turn. */
  asked: boolean;
  /** Whether single letters and digits do something. */
  keys: boolean;
  /** Letters that have changed places, each with the other. */
  letters: Record<string, string>;
  pace: 0 | 500 | 1500;
  sorting: 'value' | 'suit' | 'dealt';
  /** The games whose guided first game was offered. */
  toured: string[];
  name: string;
  /** Whether games without others are played on this device, where there is a server too. */
  onDevice: boolean;
}

/** The maximum length of a name typed here: short enough for lists of players; a server takes somewhat longer ones of others. */
export const LONGEST_NAME = 24;

const KEY = 'kniffel.settings';

class SettingsStore extends EventTarget {
  private values: Settings = {
    language: preferred(),
    theme: 'system',
    speed: 'normal',
    sound: true,
    volume: 0.5,
    asked: false,
    keys: true,
    letters: {},
    pace: 500,
    sorting: 'value',
    toured: [],
    name: '',
    onDevice: false,
    ...this.kept(),
  };

  private kept(): Partial<Settings> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}');
    } catch {
      return {}; // no storage, or someone else's: the defaults will do
    }
  }

  get now(): Readonly<Settings> {
    return this.values;
  }

  set(change: Partial<Settings>): void {
    this.values = { ...this.values, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // Then it lasts until the page is closed.
    }
    this.apply();
    this.dispatchEvent(new Event('change'));
  }

  /** Sets theme, speed and whether letters are keys where the style sheets look for them. */
  apply(): void {
    const root = document.documentElement;
    if (this.values.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.values.theme;
    root.dataset.speed = this.values.speed;
    root.dataset.keys = this.values.keys ? 'on' : 'off';
    root.lang = this.values.language;
  }

  /** How long an animation of normal length lasts now, in milliseconds; 0 for none. */
  duration(normal: number): number {
    if (this.values.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.values.speed === 'fast' ? normal / 2 : normal;
  }
}

export const settings = new SettingsStore();
addEventListener('storage', (event) => {
  if (event.key === KEY && event.newValue) settings.set(JSON.parse(event.newValue));
});
