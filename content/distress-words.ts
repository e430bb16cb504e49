import type { DistressWords } from '#rules/help/distress.ts';
import * as language from './en/distress-words.ts';

/** Without them, the answer that names people to talk to is found in the list only. */
export const DISTRESS_WORDS: DistressWords | null = language.DISTRESS_WORDS;
