import type { Content } from './content.ts';
import * as language from './en/picture-words.ts';

export const PICTURE_WORDS: Content['pictureWords'] = language.PICTURE_WORDS;

export const PICTURE_WORD_LEVELS: Content['pictureWordLevels'] = language.PICTURE_WORD_LEVELS;
