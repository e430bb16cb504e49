import { join } from 'node:path';
import type { Plugin } from 'vite';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');
/** How compiled messages choose their language. */
export const CHOICE = 'experimentalStaticLocale ?? options.locale ?? getLocale()';

/** Builds pages that contain the content and the messages of one language: others would make every page larger. */
export function oneLanguage(language: string, content = CONTENT): Plugin {
  const english = join(content, 'en/');
  // The pseudo-languages have the content of English.
  const own = join(content, language.replace(/-X[AB]$/, ''), '/');
  return {
    name: 'one-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /(^#content|\.)\/en\// },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found?.id.startsWith(english) ? own + found.id.slice(english.length) : found;
      },
    },
    transform: {
      filter: { id: /messages\/compiled\/modules\/messages\// },
      handler: (code) => code.replaceAll(CHOICE, JSON.stringify(language)),
    },
  };
}
