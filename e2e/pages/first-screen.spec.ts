import type { Locator } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expect, newPerson, openPage, signUpQuietly, test } from '../support/journey.ts';

const PHONE = { width: 360, height: 640 };
test.use({ viewport: PHONE });

async function expectInFirstScreen(...wanted: Locator[]): Promise<void> {
  for (const each of wanted) {
    const { y, height } = (await each.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height, String(each)).toBeLessThanOrEqual(PHONE.height);
  }
}

test('the first screen of a phone shows a visitor the tree, one sentence and three ways on, and a game is two presses away', async ({
  page,
}) => {
  await openPage(page, PATHS.landing);
  const main = page.getByRole('main');
  const tryGame = main.getByRole('link', { name: 'Try a game' });
  await expectInFirstScreen(
    main.getByRole('img', { name: /^One hillside/ }),
    main.getByText('Games and a short test show how you notice things.'),
    main.getByRole('button', { name: 'Get Started' }),
    tryGame,
    main.getByRole('button', { name: 'Already have an account' }),
  );
  await tryGame.click();
  await main.getByRole('button', { name: /^(Start|Play)$/ }).click();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
});

test('the first screen of a phone shows a learner the tree and the next thing to press', async ({ page }) => {
  await signUpQuietly(page);
  await openPage(page, PATHS.dashboard);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expectInFirstScreen(
    main.getByRole('link', { name: 'See your tree on the hillside' }),
    main.getByRole('link', { name: /^Play / }).first(),
  );
  await openPage(page, PATHS.landing);
  await expectInFirstScreen(main.getByRole('button', { name: 'Start Test' }));
});

test.describe('a new account of a child', () => {
  test.use({ isKnownAdult: false });

  test('is eight presses and three fields from its first game; then its next game is one press from the dashboard', async ({
    page,
  }) => {
    const person = newPerson();
    let presses = 0;
    const press = async (what: Locator) => {
      await what.click();
      presses += 1;
    };
    await openPage(page, PATHS.landing);
    const dialog = page.getByRole('dialog');
    const main = page.getByRole('main');
    await press(main.getByRole('button', { name: 'Get Started' }));
    await press(dialog.getByText('Under 13', { exact: true }));
    await press(dialog.getByRole('button', { name: 'CONTINUE' }));
    const fields = { 'Full Name': person.name, 'Email Address': person.email, Password: person.password };
    for (const [name, text] of Object.entries(fields)) await dialog.getByLabel(name, { exact: true }).fill(text);
    await expect(dialog.getByRole('textbox')).toHaveCount(Object.keys(fields).length);
    await press(dialog.getByText('I am a grown-up who looks after this child'));
    await press(dialog.getByRole('button', { name: 'CONTINUE' }));
    await press(main.getByRole('link', { name: 'Try a game' }));
    await press(main.getByRole('button', { name: 'Play', exact: true }));
    await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
    expect(presses).toBeLessThanOrEqual(8);

    await openPage(page, PATHS.dashboard);
    await main
      .getByRole('link', { name: /^Play / })
      .first()
      .click();
    await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
});
