import type { Content } from './content.ts';
import * as language from './en/word-or-not-bank.ts';

/** Large: load it after the page of the game. */
export const WORD_OR_NOT_BANK: Content['wordOrNotBank'] = language.WORD_OR_NOT_BANK;
