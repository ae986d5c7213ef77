/** The languages that everything is said in, and the one that a browser prefers. */
export const LANGUAGES = ['de', 'en', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language if none was chosen; the page and its worker must agree on it. */
export function preferred(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? 'en';
}
