import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { expectInView, expectNoSidewaysScrolling } from '../support/page-checks.ts';

/** The panel says how many answers it found when the typing has stopped for so long. */
const SPOKEN_AFTER_MS = 800;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPage(page, PATHS.letterQuiz);
});

/** Everything that this page has stored by name on the device. */
const storedTexts = () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie;

test.describe('on a phone in Germany', () => {
  test.use({ timezoneId: 'Europe/Berlin', viewport: { width: 360, height: 640 } });

  test('a sad question is answered with people to talk to, by keyboard, and goes nowhere', async ({ page }) => {
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    const field = help.getByLabel('Search the answers');
    await expect(field).toBeVisible();
    const before = await page.evaluate(storedTexts);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));

    await new InputMethod(page, 'keyboard').type(field, 'i fel so sadd');
    const kind = help.getByRole('region', { name: 'Talk to someone you trust' });
    await expect(kind.getByText('Tell a grown-up you trust', { exact: false })).toBeVisible();
    await page.clock.runFor(SPOKEN_AFTER_MS);
    await expect(help.locator('[aria-live]').first()).toHaveText(/^Talk to someone you trust\./);
    await expect(kind.getByText('Nummer gegen Kummer')).toBeVisible();
    await expect(kind.getByRole('link', { name: '116 111' }).first()).toHaveAttribute('href', 'tel:116111');
    await expect(kind.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await expectCleanInEveryScheme(page);
    await expectNoSidewaysScrolling(page);

    for (const name of ['116 111', '112']) {
      const link = kind.getByRole('link', { name }).first();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expectInView(page, link);
    }
    const listen = kind.getByRole('button', { name: 'Listen' });
    await page.keyboard.press('Tab');
    await expect(listen).toBeFocused();
    const countries = kind.getByRole('button', { name: 'Numbers in other countries' });
    await new InputMethod(page, 'keyboard').press(countries);
    await expect(kind.getByText('Kids Helpline')).toBeVisible();
    await expect(kind.getByText('France', { exact: true })).toBeVisible();
    await expect(kind.getByText('L’appel est gratuit.').first()).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScrolling(page);

    expect(await page.evaluate(storedTexts)).toBe(before);
    expect(asked.filter((request) => /sadd|\/api\//i.test(request))).toEqual([]);
    expect(asked.filter((request) => new URL(request).origin !== new URL(page.url()).origin)).toEqual([]);
  });
});
