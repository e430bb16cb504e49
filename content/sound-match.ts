import type { Content } from './content.ts';
import * as language from './en/sound-match.ts';

export const SOUND_MATCH_WORDS: Content['soundMatch'] = language.SOUND_MATCH_WORDS;
