import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

const OPENERS = { firefox: openFirefox, webkit: openWebkit };

type DrivenBrowser = keyof typeof OPENERS;

/** The browser of this run when it is not Chromium; `scripts/test-release.ts` names it and its program. */
export const DRIVEN_BROWSER = process.env.JOURNEY_BROWSER as DrivenBrowser | undefined;

export function openDrivenBrowser(): Promise<Driver> {
  const { JOURNEY_BROWSER_PATH: path } = process.env;
  if (!DRIVEN_BROWSER || !path) throw new Error('JOURNEY_BROWSER and JOURNEY_BROWSER_PATH name no browser');
  return OPENERS[DRIVEN_BROWSER](path);
}
