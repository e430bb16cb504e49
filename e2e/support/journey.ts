import { type BrowserContext, test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { AppServer } from '../../scripts/servers/app-server.ts';
import { MailServer } from '../../scripts/servers/mail-server.ts';
import { DRIVEN_BROWSER, openDrivenBrowser } from '../webdriver/browser.ts';
import { expectDriven } from '../webdriver/expect.ts';
import { DrivenContext } from '../webdriver/page.ts';
import { api } from './api.ts';

/** Every answer is checked against the contract. All journeys of a worker come from one address, which may sign in often. */
const CHECKED = { CHECK_ANSWERS: 'true', SIGN_INS_PER_MINUTE: '9999' };

/**
 * What the console says when a request cannot reach the server, or is cut off as the server ends; `no-response` is of the
 * service worker.
 */
export const SERVER_IS_AWAY = /ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|net::ERR_FAILED|no-response/;

/** Said of `serviceWorkers: 'block'`. */
const SAID_BY_PLAYWRIGHT = /Service Worker registration blocked by Playwright/;

/** Said by Firefox of a file that still loads when its page is left. */
const SAID_ON_LEAVING = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Said when a machine takes longer than three seconds from the load of a page to its first paint. */
const SAID_BY_SLOW_MACHINES = /was preloaded using link preload but not used/;

const START_MS = 120_000;

type JourneyFixtures = {
  /** The server of this worker, for a journey that stops and starts it; it runs again afterwards. */
  server: AppServer;
  /** Console messages that do not fail this test. */
  allowedInConsole: RegExp | null;
  /** Whether the visitor of this device has said that they are an adult, which the test asks first. */
  isKnownAdult: boolean;
};

/** Each worker starts one server, and a second one that sends mails only if a journey needs it. */
type WorkerFixtures = {
  sharedServer: AppServer;
  mailServer: MailServer;
  mailingServer: AppServer;
};

/** Every journey runs on the real server; a console error or warning fails it. */
const inChromium = base.extend<JourneyFixtures, WorkerFixtures>({
  allowedInConsole: [null, { option: true }],
  isKnownAdult: [true, { option: true }],
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const server = await AppServer.start(CHECKED);
      await use(server);
      await server.discard();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const mailServer = await MailServer.start();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  mailingServer: [
    async ({ mailServer }, use) => {
      const server = await AppServer.start({
        ...CHECKED,
        SMTP_URL: mailServer.address,
        MAIL_FROM: 'learning@thembstudy.example',
      });
      await use(server);
      await server.discard();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  server: async ({ sharedServer }, use) => {
    await use(sharedServer);
    if (sharedServer.pid === undefined) await sharedServer.start();
  },
  baseURL: async ({ sharedServer }, use) => use(sharedServer.address),
  context: async ({ context, allowedInConsole, isKnownAdult }, use) => {
    if (isKnownAdult) await context.addInitScript(sayAdult);
    const complaints: string[] = [];
    context.on('console', (message) => {
      const { url } = message.location();
      if (['error', 'warning'].includes(message.type()))
        complaints.push(`${message.type()}: ${message.text()}, at ${url}`);
    });
    context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
    await use(context);
    expectNoComplaints(complaints, allowedInConsole);
  },
});

/** Runs in the page. */
function sayAdult(): void {
  try {
    localStorage.setItem('who-is-playing-signed-out', '{"ageBand":"18-or-older"}');
  } catch {
    // A page whose browser refuses storage asks.
  }
}

function expectNoComplaints(complaints: string[], allowedInConsole: RegExp | null): void {
  const isAllowed = (each: string) =>
    [SAID_BY_SLOW_MACHINES, SAID_BY_PLAYWRIGHT, SAID_ON_LEAVING].some((said) => said.test(each)) ||
    allowedInConsole?.test(each);
  expect(complaints.filter((each) => !isAllowed(each))).toEqual([]);
}

/** The same journeys in Firefox or WebKit. Their pages have only what the journeys tagged `@every-browser` use. */
const inDrivenBrowser = inChromium.extend({
  context: async ({ baseURL, allowedInConsole }, use) => {
    const driver = await openDrivenBrowser();
    await use(new DrivenContext(driver, baseURL ?? '') as unknown as BrowserContext);
    await driver.quit();
    expectNoComplaints(driver.complaints, allowedInConsole);
  },
  page: async ({ context }, use) => use(await context.waitForEvent('page')),
});

export const test = DRIVEN_BROWSER ? inDrivenBrowser : inChromium;
export const expect: typeof baseExpect = DRIVEN_BROWSER ? (expectDriven as unknown as typeof baseExpect) : baseExpect;

/** The header of a browser on requests from the app's own pages; the server refuses writes without it. */
export const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' };

let people = 0;

/** The data of a new learner. */
export function newPerson(): { name: string; email: string; password: string } {
  people += 1;
  return {
    name: 'Mira Okafor',
    email: `mira-${process.pid}-${Date.now()}-${people}@example.org`,
    password: 'three short words',
  };
}

/** Opens a page and waits until it is ready. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Waits until the page is hydrated and shown in its own font. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(showInOwnFont);
}

/** Runs in the page. A font that came too late for `font-display: optional` is not used by this page; it then gets it anew. */
async function showInOwnFont(): Promise<void> {
  // Firefox and WebKit report such a font as failed.
  const load = () => document.fonts.load('1em Lexend').then(String, String);
  const widthIn = (fonts: string) => {
    const text = Object.assign(document.createElement('span'), { textContent: 'thembstudy' });
    text.style.cssText = `position: absolute; font: 100px ${fonts}`;
    document.body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  };
  await load();
  if (widthIn('Lexend, monospace') !== widthIn('monospace')) return;
  const font = document.querySelector<HTMLElement>('script[data-lexend]')?.dataset.lexend;
  document.fonts.add(new FontFace('Lexend', `url("${font}")`, { weight: '100 900' }));
  await load();
}

/** Presses Escape once the open dialog has the focus: before, the page under it gets the key. */
export async function closeByEscape(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The consent of an adult, for requests that no page sends. */
export const SIGN_UP_CONSENT = { ageBand: '18-or-older', isGrownUp: false, consentVersion: '2026-11-21' };

export async function signUp(page: Page, person = newPerson()): Promise<typeof person> {
  await page.getByRole('button', { name: 'Get Started' }).click();
  return signUpInDialog(page, person);
}

/** Signs up in the open dialog. */
export async function signUpInDialog(page: Page, person = newPerson()): Promise<typeof person> {
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await fillSignUp(dialog, person);
  await expect(dialog).toBeHidden();
  return person;
}

/** Fills in and sends the sign-up dialog for an adult. */
export async function fillSignUp(dialog: Locator, person: ReturnType<typeof newPerson>): Promise<void> {
  await dialog.getByText('18 or older', { exact: true }).click();
  await dialog.getByRole('button', { name: 'CONTINUE' }).click();
  await fillSignUpFields(dialog, person);
}

/** The step after the age. */
export async function fillSignUpFields(dialog: Locator, person: ReturnType<typeof newPerson>): Promise<void> {
  await dialog.getByLabel('Full Name').fill(person.name);
  await dialog.getByLabel('Email Address').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'CONTINUE' }).click();
}

/** Signs up over the API, for journeys about something else. The next opened page is signed in. */
export async function signUpQuietly(page: Page, person = newPerson()): Promise<typeof person> {
  const answer = await page.request.post(api('POST /auth/sign-up/email'), {
    headers: FROM_OUR_PAGE,
    data: { ...person, ...SIGN_UP_CONSENT },
  });
  expect(answer.ok()).toBe(true);
  return person;
}

/** Logs in on the landing page, which leads to the dashboard. */
export async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByRole('button', { name: 'Already have an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to your account' });
  await dialog.getByLabel('Email Address').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'LOG IN' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
}
