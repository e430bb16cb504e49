import { m } from '#messages';
import { getLocale } from '#messages/runtime';

/**
 * Says why nothing was read aloud.
 * @param language of what should have been read, undefined for that of the page
 */
export function silentWords(language?: string): string {
  if (language !== undefined) return noVoiceOf(language);
  return navigator.onLine ? m['shared.listen.no_voice']() : m['shared.listen.no_network']();
}

/** Says that this device has no voice for a language, which is given by its tag. */
export function noVoiceOf(language: string): string {
  const name = new Intl.DisplayNames([getLocale()], { type: 'language' }).of(language) ?? language;
  return m['shared.listen.no_voice_of']({ language: name });
}
