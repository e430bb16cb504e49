import type { Config } from '@react-router/dev/config';
import { NOT_FOUND_PATH, PATHS } from './web/paths.ts';

export default {
  appDirectory: 'web',
  ssr: false,
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  prerender: [...Object.values(PATHS), NOT_FOUND_PATH],
} satisfies Config;
