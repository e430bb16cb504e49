import { PATHS } from '../paths.ts';

const FRONT_PAGES: readonly string[] = [PATHS.landing, PATHS.about, PATHS.conditions];

/** Whether a page only tells about the app: a log-in there goes on with the dashboard; other pages stay. */
export function isFrontPage(path: string): boolean {
  return FRONT_PAGES.includes(path);
}
