import type { Content } from './content.ts';
import * as language from './en/word-or-not.ts';

export const WORD_OR_NOT_PRACTICE_WORDS: Content['wordOrNotPractice'] = language.WORD_OR_NOT_PRACTICE_WORDS;
