import type { Config } from '@react-router/dev/config';
import { PATHS } from './web/app/paths.ts';

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: [
    PATHS.landing,
    PATHS.conditions,
    PATHS.about,
    PATHS.resultsExplained,
    PATHS.pictureCredits,
    PATHS.privacy,
    PATHS.dashboard,
    PATHS.games,
    PATHS.levelUpLab,
    PATHS.videos,
    PATHS.shop,
  ],
} satisfies Config;
