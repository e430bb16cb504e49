import { MY_TEXTS } from '../reading/my-texts.ts';

/** Limits of the texts that leaders add to a group; all numbers are our own. */
export const GROUP_TEXT = {
  mostWords: 3000,
  /** Of all paragraphs: words of ten characters on average. It bounds texts without blanks. */
  mostCharacters: 30_000,
  titleMostCharacters: MY_TEXTS.titleMostCharacters,
  /** The largest number of texts of a group. */
  mostOfGroup: 100,
} as const;

/** A text without markup. */
export type PlainText = { title: string; paragraphs: readonly string[] };

export type GroupTextProblem = 'no-words' | 'too-long' | 'title';

/** Why leaders cannot add a text to their group; null when they can. */
export function groupTextProblem({ title, paragraphs }: PlainText): GroupTextProblem | null {
  const words = wordsOfText(paragraphs);
  if (words === 0) return 'no-words';
  if (words > GROUP_TEXT.mostWords || paragraphs.join('').length > GROUP_TEXT.mostCharacters) return 'too-long';
  const isTitle = wordsOfText([title]) > 0 && title.length <= GROUP_TEXT.titleMostCharacters;
  return isTitle ? null : 'title';
}

/** The words of a text: what stands between blanks and has a letter or a digit. */
export function wordsOfText(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, text) => sum + (text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0);
}
