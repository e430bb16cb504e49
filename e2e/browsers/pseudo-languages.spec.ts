import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { makePseudoCheckout, PSEUDO_LANGUAGES, type PseudoLanguage } from '../../scripts/pseudo-languages.ts';
import { AppServer } from '../../scripts/servers/app-server.ts';
import { GAME_PATHS, PATHS } from '../../web/paths.ts';
import { holdClock, installClock, releaseClock } from '../games/game-time.ts';
import { keepResults } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { focusGameReport, letterQuizReport, saveAttempt } from '../support/attempts.ts';
import { expect, test as journey, logIn, openPage, ready, signUpQuietly } from '../support/journey.ts';
import { expectPseudoPage } from './pseudo-page.ts';

/** The server of a checkout with the pseudo-languages. */
const test = journey.extend<object, { sharedServer: AppServer }>({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const checkout = await mkdtemp(join(tmpdir(), 'thembstudy-languages-'));
      await makePseudoCheckout(checkout);
      const server = await AppServer.start({ CHECK_ANSWERS: 'true' }, { script: join(checkout, 'server/main.ts') });
      await use(server);
      await server.discard();
      await rm(checkout, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

// One server for all: the checkout takes a minute.
test.describe.configure({ mode: 'default', timeout: 900_000 });
test.use({ viewport: { width: 360, height: 640 }, actionTimeout: 15_000, allowedInConsole: /status of (401|404|503)/ });

/** Longer than any game. */
const MOST_SECONDS = 400;

const LANGUAGES = Object.keys(PSEUDO_LANGUAGES) as PseudoLanguage[];

/** A browser in a pseudo-language. */
class Visit {
  readonly page: Page;
  readonly language: PseudoLanguage;
  #typed: string[] = [];

  constructor(page: Page, language: PseudoLanguage) {
    this.page = page;
    this.language = language;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await ready(this.page);
    await expect(this.page.getByRole('main')).toHaveCount(1);
    await expect(this.page.locator('h1')).toBeVisible();
    await this.page.waitForLoadState('networkidle');
  }

  /** The words of a message without values. */
  words(english: string): string {
    return PSEUDO_LANGUAGES[this.language].change(english);
  }

  /** The page may show these words, because the test typed them. */
  typed(...words: string[]): void {
    this.#typed.push(...words);
  }

  button(english: string) {
    return this.page.getByRole('button', { name: this.words(english), exact: true });
  }

  async check(state: string): Promise<void> {
    await expectPseudoPage(this.page, this.language, `${new URL(this.page.url()).pathname} ${state}`, this.#typed);
  }

  /** Signs up a learner with results. */
  async signUp(): Promise<void> {
    const { name, email } = await signUpQuietly(this.page);
    await keepResults(this.page);
    this.#typed = [name, name.slice(0, 1), email];
    for (const { part, report } of REPORTS) await saveAttempt(this.page.request, part, report);
  }

  /** Opens the page anew for each of its buttons. */
  async pressEachButton(path: string): Promise<void> {
    await this.open(path);
    const count = await this.#buttons(path).count();
    const stored = await this.page.evaluate(() => Object.entries(localStorage));
    for (let place = 0; place < count; place += 1) {
      // A button such as "Not today" changes what the page shows when it is opened again.
      await this.page.evaluate((entries) => {
        localStorage.clear();
        for (const [name, value] of entries) localStorage.setItem(name, value);
      }, stored);
      await this.open(path);
      await this.#buttons(path).nth(place).click();
      await this.page.waitForLoadState('networkidle');
      await this.check(`after button ${place + 1}`);
    }
  }

  #buttons(path: string): Locator {
    const main = this.page.getByRole('main').getByRole('button');
    const bar = this.page.getByRole('banner').getByRole('button');
    return (path === PATHS.landing ? main.or(bar) : main).filter({ visible: true });
  }

  /** Presses a key every second of the held clock, until the game is lost or over. */
  async playUntil(end: Locator): Promise<void> {
    const goOn = this.button('Go on');
    for (let seconds = 0; seconds < MOST_SECONDS && !(await end.isVisible()); seconds += 1) {
      // After a rest between two rounds.
      if (await goOn.isVisible()) await goOn.click();
      await this.page.keyboard.press('1');
      await this.page.clock.runFor(1000);
    }
    await releaseClock(this.page);
    await expect(end).toBeVisible();
  }
}

/** A full result of each part; the letter quiz is taken twice, first with swapped letters. */
const REPORTS = [
  { part: 'focus-game', report: focusGameReport(80) },
  { part: 'letter-quiz', report: letterQuizReport((heard) => (heard === 'd' ? 'b' : 'd')) },
  { part: 'letter-quiz', report: letterQuizReport() },
  {
    part: 'traits-questionnaire',
    report: { answers: Array.from({ length: 10 }, (_, at) => (at < 9 ? 'slightly-agree' : 'definitely-agree')) },
  },
] as const;

/** Pages with buttons that change what the page shows. Those of tests and games are walked on their own. */
const PAGES_WITH_BUTTONS = [
  ...[PATHS.landing, PATHS.dashboard, PATHS.report, PATHS.profile, PATHS.editProfile, PATHS.settings],
  PATHS.sharing,
  ...[PATHS.assignment, PATHS.myTexts, PATHS.diary, PATHS.plan, PATHS.videos, PATHS.leaderboard, PATHS.shop],
];

const SIGN_IN_WINDOW: readonly string[] = [PATHS.signInWith, PATHS.signInDone];
const PAGES_WITH_HELP = Object.values(PATHS).filter((path) => !SIGN_IN_WINDOW.includes(path));

for (const language of LANGUAGES) {
  test.describe(language, { tag: '@release' }, () => {
    test.use({ locale: language });

    let visit: Visit;
    test.beforeEach(({ page }) => {
      visit = new Visit(page, language);
    });

    test('every page, signed out, and an address that leads nowhere', async () => {
      for (const path of [...Object.values(PATHS), '/nowhere']) {
        await visit.open(path);
        await visit.check('signed out');
      }
    });

    test('every page of a learner with results', async () => {
      await visit.signUp();
      for (const path of Object.values(PATHS)) {
        await visit.open(path);
        await visit.check('signed in');
      }
    });

    test('what each button of a page opens', async ({ page }) => {
      await page.route('https://**', (route) => route.fulfill({ body: '' }));
      await visit.signUp();
      for (const path of PAGES_WITH_BUTTONS) await visit.pressEachButton(path);
    });

    test('the dialogs of a visitor, with faults and answers', async ({ page }) => {
      await visit.pressEachButton(PATHS.landing);

      const dialog = page.getByRole('dialog');
      await visit.open(PATHS.landing);
      await visit.button('Get Started').click();
      await visit.button('CONTINUE').click();
      await visit.check('sign-up without an age');
      for (const age of ['Under 13', '18 or older']) {
        await dialog.getByText(visit.words(age), { exact: true }).click();
        await visit.check(`sign-up: ${age}`);
      }
      await visit.button('CONTINUE').click();
      await visit.button('CONTINUE').click();
      await visit.check('sign-up with nothing typed');

      await visit.open(PATHS.landing);
      await visit.button('Already have an account').click();
      await visit.button('LOG IN').click();
      await visit.check('log-in with nothing typed');

      await visit.open(PATHS.landing);
      await visit.button('Book a demo session').click();
      await visit.button('Send').click();
      await visit.check('demo with nothing typed');
      visit.typed('Noor', 'noor@example.org');
      await dialog.getByLabel(visit.words('Your name')).fill('Noor');
      await dialog.getByLabel(visit.words('Email Address')).fill('noor@example.org');
      await dialog.getByText(visit.words('A parent'), { exact: true }).click();
      await visit.button('Send').click();
      await expect(dialog.locator('[aria-live]')).toHaveText(visit.words('Your request is stored.'));
      await visit.check('demo sent');

      await visit.open(PATHS.landing);
      await visit.button('Already have an account').click();
      await visit.button('Forgot your password?').click();
      await visit.check('forgotten password');
      await dialog.getByRole('textbox').fill('noor@example.org');
      await visit.button('Send the mail').click();
      await expect(visit.button('Send the mail')).toBeHidden();
      await visit.check('forgotten password, sent');

      for (const path of PAGES_WITH_HELP) {
        await visit.open(path);
        await visit.button('Help').first().click();
        await expect(dialog).toBeVisible();
        const closed = dialog.getByRole('button', { expanded: false });
        while ((await closed.count()) > 0) await closed.first().click();
        await visit.check('help with all answers open');
      }
    });

    const { 'reading-passage': passages, ...games } = GAME_PATHS;
    for (const [game, path] of Object.entries(games))
      test(`${game}: set-up, start, running, paused, end`, async ({ page }) => {
        await visit.signUp();
        await installClock(page);
        await visit.open(path);
        await visit.check('set-up');
        // The specified game, beside the learner's level.
        const specified = page.locator('main label:has([value="level"]) + label');
        if ((await specified.count()) > 0) await specified.click();
        await visit.button('Play').click();
        // A practice comes by itself the first time.
        await visit.button('Skip practice').click();
        await expect(visit.button('Skip practice')).toBeHidden();
        await expect(visit.button('Pause')).toBeVisible();
        await visit.check('running');
        await visit.button('Pause').click();
        await visit.check('paused');
        await visit.button('Go on').click();
        await holdClock(page);
        await visit.playUntil(visit.button('Play Again'));
        await visit.check('end');
      });

    test('a passage: its questions and its end', async ({ page }) => {
      await visit.signUp();
      await visit.open(passages);
      await visit.button('I have read it').click();
      for (const next of ['Next question', 'Next question', 'See how it went']) {
        // A press in the first moment still belongs to the question before.
        await expect(async () => {
          await page
            .getByRole('group', { name: visit.words('Answers') })
            .getByRole('button')
            .first()
            .click();
          await expect(visit.button(next)).toBeVisible({ timeout: 500 });
        }).toPass();
        await visit.check('a question');
        await visit.button(next).click();
      }
      await expect(visit.button('More numbers')).toBeVisible();
      await visit.check('the end of a passage');
    });

    test('the parts of the screening and the self-assessment: running and end', async ({ page }) => {
      await visit.signUp();
      await installClock(page);
      await visit.open(PATHS.focusGame);
      await visit.button('Start Game').click();
      await holdClock(page);
      await visit.check('running');
      await visit.playUntil(page.getByRole('heading', { name: visit.words("Time's Up") }));
      await visit.check('end');

      await visit.open(PATHS.letterQuiz);
      await visit.button('Start').click();
      const box = page.getByLabel(visit.words('Type the letter you hear'));
      await visit.check('test letter');
      for (let time = 1; time <= 2; time += 1) {
        await box.fill('7');
        await box.press('Enter');
      }
      await visit.check('test letter missed');
      await visit.button('Start without it').click();
      await visit.check('running');
      for (let letter = 1; letter <= 10; letter += 1) {
        await box.fill('b');
        await box.press('Enter');
      }
      await expect(box).toBeHidden();
      await visit.check('end');

      await visit.open(PATHS.traitsQuestionnaire);
      for (let statement = 1; statement <= 10; statement += 1) {
        await page.getByRole('radiogroup').locator('label').first().click();
        await visit.check('answered');
        await page.locator('main button[type=submit]').click();
      }
      await expect(page.getByRole('radiogroup')).toBeHidden();
      await visit.check('end');

      await visit.open(PATHS.selfAssessment);
      const answers = page.getByRole('main').getByRole('group').getByRole('button');
      for (let statement = 1; statement <= 10; statement += 1) {
        await answers.first().click();
        await visit.check('answered');
      }
      await expect(answers).toHaveCount(0);
      await visit.check('end');
    });
  });
}

test('a language that was chosen in the settings @release', async ({ page, browser, baseURL }) => {
  await openPage(page, PATHS.settings);
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('English from right to left').click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-XB');
  await expect(html).toHaveAttribute('dir', 'rtl');

  const person = await signUpQuietly(page);
  await page.reload();
  const languageOnServer = async () => (await (await page.request.get(api('GET /learner'))).json()).settings.language;
  await expect.poll(languageOnServer).toMatchObject({ value: 'en-XB' });

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  const other = await context.newPage();
  await openPage(other, PATHS.landing);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await logIn(other, person);
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en-XB');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-XB');
  await context.close();
});
