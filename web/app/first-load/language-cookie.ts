import type { Settings } from '#rules/people/settings.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Tells the server the language of pages. Without a choice of the learner there is no cookie. */
export function keepLanguageCookie(language: Settings['language']): void {
  const kept = /(?:^|;\s*)language=([\w-]+)/.exec(document.cookie)?.[1] ?? 'device';
  if (kept === language) return;
  const seconds = language === 'device' ? 0 : ONE_YEAR_S;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the older browsers that we serve
  document.cookie = `language=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
