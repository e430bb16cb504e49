import type { Content } from './content.ts';
import * as language from './en/passages.ts';

export const PASSAGES: Content['passages'] = language.PASSAGES;
