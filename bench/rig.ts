import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { AppServer } from '../scripts/servers/app-server.ts';
import { BROWSER_FLAGS, findBrowser } from '../scripts/test-run/browser.ts';
import { SIGN_UP_CONSENT } from './agreement.ts';
import { BEHIND_NGINX, startNginx } from './nginx.ts';

/** Page sizes. Taking pictures of a larger page takes longer. */
export const PAGES = {
  plain: { width: 1280, height: 800 },
  pictured: { width: 800, height: 600 },
  phone: { width: 360, height: 640 },
} as const;

/** What else the page does during a measurement. */
export type PageLoad = 'idle' | 'slowed' | 'busy';
export const PAGE_LOADS: { [Load in PageLoad]: string } = {
  idle: 'idle',
  slowed: 'processor slowed 4 times',
  busy: '35 ms busy loops',
};

export type OpenedPage = { page: Page; cdp: CDPSession; close(): Promise<void> };

/** A real browser and the real server. */
export class Rig {
  readonly browser: Browser;
  readonly server: AppServer;
  /** A separate page that decodes pictures after a measurement. */
  readonly decoder: Page;
  readonly #stopNginx: (() => Promise<void>) | null;

  private constructor(browser: Browser, server: AppServer, decoder: Page, stopNginx: (() => Promise<void>) | null) {
    this.browser = browser;
    this.server = server;
    this.decoder = decoder;
    this.#stopNginx = stopNginx;
  }

  static async start({ isBehindNginx = false } = {}): Promise<Rig> {
    const executablePath = findBrowser();
    if (!executablePath) throw new Error('no Chrome or Chromium was found and none could be installed');
    const server = await AppServer.start(isBehindNginx ? BEHIND_NGINX : {});
    const stopNginx = isBehindNginx ? await startNginx(server.address) : null;
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
    return new Rig(browser, server, await browser.newPage(), stopNginx);
  }

  /** Opens a page of the app once its scripts run, or an empty page, in a new browser context. */
  async open(size: keyof typeof PAGES, path?: string, asLearner = false): Promise<OpenedPage> {
    const context = await this.browser.newContext({
      viewport: PAGES[size],
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
      locale: 'en-GB',
      reducedMotion: 'no-preference',
      baseURL: this.#stopNginx ? BEHIND_NGINX.PUBLIC_URL : this.server.address,
      ignoreHTTPSErrors: true,
    });
    if (asLearner) {
      const email = `mira-${Date.now()}@example.org`;
      const data = { name: 'Mira Okafor', email, password: 'three short words', ...SIGN_UP_CONSENT };
      const answer = await context.request.post('/api/auth/sign-up/email', { data });
      if (!answer.ok()) throw new Error(`the sign-up was answered with ${answer.status()}`);
    }
    const page = await context.newPage();
    if (path !== undefined) {
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.load('1em Lexend'));
    }
    const cdp = await context.newCDPSession(page);
    return { page, cdp, close: () => context.close() };
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.#stopNginx?.();
    await this.server.discard();
  }
}

export async function applyLoad({ page, cdp }: OpenedPage, load: PageLoad): Promise<void> {
  if (load === 'slowed') await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (load === 'busy') await page.evaluate(blockRepeatedly);
}

/** Blocks the main thread for 35 ms every 60 to 180 ms. Runs in the page. */
function blockRepeatedly(): void {
  setTimeout(
    () => {
      const until = performance.now() + 35;
      while (performance.now() < until);
      blockRepeatedly();
    },
    60 + Math.random() * 120,
  );
}

/** Clicks a point at a random time within a frame, as a hand does. */
export async function press({ page }: OpenedPage, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(50 + Math.random() * 50);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}
