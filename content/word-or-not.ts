import type { Content } from './content.ts';
import * as language from './en/word-or-not.ts';

export const WORD_OR_NOT_WORDS: Content['wordOrNot'] = language.WORD_OR_NOT_WORDS;
