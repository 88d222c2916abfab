/** The languages there are words in, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
  cs: 'Čeština',
  pl: 'Polski',
  nl: 'Nederlands',
} as const;

export type Language = keyof typeof LANGUAGES;
