import type { Content } from './content.ts';
import * as language from './en/passages.ts';

/** The number of words of every passage, shown on the badge. */
export const WORDS_IN_A_PASSAGE = 100;

export const PASSAGES: Content['passages'] = language.PASSAGES;
