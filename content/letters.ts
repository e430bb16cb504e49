import type { Content } from './content.ts';
import * as language from './en/letters.ts';

export const LETTERS: Content['letters'] = language.LETTERS;
