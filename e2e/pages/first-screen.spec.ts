import type { Locator } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';

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
