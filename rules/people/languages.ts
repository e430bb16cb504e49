/** The properties of a language of the app. */
type LanguageInfo = {
  /** The name of the language in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The tag for dates, numbers and lists: English is written as in Britain, "20 November". */
  formats: string;
};

/**
 * The languages of the app. en-XA and en-XB are pseudo-languages for development and tests, generated from English:
 * en-XA has longer text in brackets, en-XB is written from right to left.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', formats: 'en-GB' },
  'en-XA': { name: 'Longer English', direction: 'ltr', formats: 'en-GB' },
  // React Aria takes the direction from this tag, which means English in Arabic script.
  'en-XB': { name: 'English from right to left', direction: 'rtl', formats: 'en-Arab' },
} as const satisfies Record<string, LanguageInfo>;

/** The tag of a language of the app. */
export type Language = keyof typeof LANGUAGES;

/** Whether a value is the tag of a language of the app. */
export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}
