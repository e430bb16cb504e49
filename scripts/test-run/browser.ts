import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

/** Chromium's headless shell runs the journeys in half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  process.env.CHROME_PATH ?? '',
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Disables background work and requests of the browser's own. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Every journey has its own browser context, so a process that is kept ready for the next page is never used.
  '--renderer-process-limit=1',
];

/** The path of a Chrome or Chromium for the browser tests; installs one where that is possible. */
export function findBrowser(): string | null {
  return fromDebian() ?? installedBrowser() ?? fromPlaywright();
}

/** The path of a Chrome or Chromium that is there. */
export function installedBrowser(): string | null {
  return INSTALLED.find((path) => path !== '' && existsSync(path)) ?? null;
}

function fromDebian(): string | null {
  if (process.env.CHROME_PATH || existsSync(HEADLESS_SHELL)) return null;
  installFromDebian('chromium-headless-shell');
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null;
}

function installFromDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing from Debian for the browser tests: ${packages.join(', ')}.`);
  const apt = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'ignore', timeout: 300_000 });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function fromPlaywright(): string | null {
  console.log("Installing Playwright's Chromium for the browser tests.");
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** The browsers that journeys tagged `@every-browser` run in besides Chromium, with their Debian packages. */
const OTHER_BROWSERS = {
  firefox: {
    packages: ['firefox-esr'],
    programs: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    needs: [],
  },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], programs: ['/usr/bin/WebKitWebDriver'], needs: ['/usr/bin/Xvfb'] },
} as const;

export type OtherBrowser = keyof typeof OTHER_BROWSERS;

/** The path of Firefox, or of the driver of WebKit; installs it where that is possible. */
export function findOtherBrowser(browser: OtherBrowser): string | null {
  const { packages, programs, needs } = OTHER_BROWSERS[browser];
  const find = () => (needs.every((path) => existsSync(path)) && programs.find((path) => existsSync(path))) || null;
  const found = find();
  if (found) return found;
  installFromDebian(...packages);
  return find();
}
