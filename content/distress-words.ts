import type { DistressWords } from '#rules/help/distress.ts';
import type { Language } from '#rules/people/languages.ts';
import { forEnglish } from './content.ts';
import { DISTRESS_WORDS } from './en/distress-words.ts';

const BY_LANGUAGE: Readonly<Record<Language, DistressWords | null>> = { ...forEnglish(DISTRESS_WORDS) };

/** Without them, the answer that names people to talk to is found in the list only. */
export function distressWordsOf(language: Language): DistressWords | null {
  return BY_LANGUAGE[language];
}
