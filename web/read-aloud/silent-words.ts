import { m } from '#messages';
import { formatLocale } from '../ui/words/language.ts';
import { joinWithAnd } from '../ui/words/number-words.ts';

/**
 * Says why nothing was read aloud.
 * @param language of what should have been read, undefined for that of the page
 */
export function silentWords(language?: string): string {
  if (language !== undefined) return noVoiceOf([language]);
  return navigator.onLine ? m['shared.listen.no_voice']() : m['shared.listen.no_network']();
}

/** Says that this device has no voice for languages, which are given by their tags. */
export function noVoiceOf(languages: readonly string[]): string {
  const names = new Intl.DisplayNames([formatLocale()], { type: 'language' });
  const list = joinWithAnd(languages.map((language) => names.of(language) ?? language));
  return m['shared.listen.no_voice_of']({ languages: list });
}
