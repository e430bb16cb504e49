import { m } from '#messages';
import { silentWords } from '../read-aloud/silent-words.ts';
import { formatLocale } from '../ui/words/language.ts';
import { joinWithAnd } from '../ui/words/number-words.ts';

/** Says why nothing of a text in this language was read aloud; undefined for the language of the page. */
export function silentWordsFor(language: string | undefined): string {
  return language === undefined ? silentWords() : noVoiceWords([language]);
}

/** Says that this device has no voice for languages, which are given by their tags. */
export function noVoiceWords(languages: readonly string[]): string {
  const names = new Intl.DisplayNames([formatLocale()], { type: 'language' });
  const list = joinWithAnd(languages.map((language) => names.of(language) ?? language));
  return m['reader.no_voice_for']({ languages: list });
}
