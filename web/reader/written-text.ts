import { directionOf } from '#rules/reading/text-direction.ts';
import { languagesOf } from '#rules/reading/text-language.ts';
import { isSceneBreak, readMarks } from '#rules/reading/text-marks.ts';
import type { ReaderText } from './spoken-text.ts';

/** `languages`: what the file says of each paragraph. */
type WrittenText = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  languages?: readonly (string | undefined)[] | undefined;
};

/**
 * A text as somebody wrote it, for the reader: with the signs of its emphasis read, and the language and direction of each
 * paragraph. The passages are plain English and do without this module.
 */
export function writtenText({ id, title, paragraphs, languages }: WrittenText): ReaderText {
  const marked = paragraphs.map(readMarks);
  const texts = marked.map(({ text }) => text);
  const known = languagesOf(texts, languages);
  const looks = marked.map(({ text, emphasis }, at) => ({
    emphasis,
    isBreak: isSceneBreak(text),
    language: known[at],
    direction: directionOf(text),
  }));
  return { id, title, paragraphs: texts, looks };
}
