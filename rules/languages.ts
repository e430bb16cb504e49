/** What is known of each language of the app. */
type LanguageInfo = {
  /** As its speakers write it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The tag for dates, numbers and lists: English is written as in Britain, "20 November". */
  formats: string;
};

/**
 * The languages of the app. Those with an X are made from English and exist only in development and tests: en-XA is longer
 * and in brackets, en-XB runs from right to left.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', formats: 'en-GB' },
  'en-XA': { name: 'Longer English', direction: 'ltr', formats: 'en-GB' },
  // React Aria takes the direction from this tag: English in Arabic letters.
  'en-XB': { name: 'English from right to left', direction: 'rtl', formats: 'en-Arab' },
} as const satisfies Record<string, LanguageInfo>;

/** The tag of a language of the app. */
export type Language = keyof typeof LANGUAGES;

/** Whether a value is the tag of a language of the app. */
export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}
