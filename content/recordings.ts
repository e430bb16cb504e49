import type { Content } from './content.ts';
import * as language from './en/recordings.ts';

export const RECORDINGS: Content['recordings'] = language.RECORDINGS;
