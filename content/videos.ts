import type { Content } from './content.ts';
import * as language from './en/videos.ts';

export const VIDEOS: Content['videos'] = language.VIDEOS;
