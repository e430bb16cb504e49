import type { Letters } from '../content.ts';

/** After a change, record it again with scripts/make-recordings.ts. */
export const LETTERS: Letters = {
  alphabet: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'],
  promptOf: (letter) => {
    const size = letter === letter.toLowerCase() ? 'small' : 'capital';
    return {
      // With a capital and a comma, because some voices read the "a" of "small a" as the article.
      words: `${size}, ${letter.toUpperCase()}.`,
      // The size is in the name, because some file systems ignore case.
      clip: `/clips/letters/${size}-${letter.toLowerCase()}.mp3`,
    };
  },
};
