import type { Content } from './content.ts';
import * as language from './en/word-or-not-bank.ts';

/** Load it with the game, not with its page. */
export const WORD_OR_NOT_BANK: Content['wordOrNotBank'] = language.WORD_OR_NOT_BANK;
