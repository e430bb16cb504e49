import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expect, signUpQuietly, test } from '../support/journey.ts';

test.use({ allowedInConsole: /ERR_FAILED/ });

test('a signed-in learner never sees the signed-out page, not for one frame', async ({ page }) => {
  await signUpQuietly(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Get Started' && button.checkVisibility()) seen.push(button.outerHTML);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const asked: string[] = [];
  // The leaves of the tree come after the page.
  const isAboutLeaves = (path: string) => path.endsWith('/activity');
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/') && !isAboutLeaves(path)) asked.push(path);
  });
  // At first only the server knows the learner; then the device does too, and asks before any script has loaded.
  for (const name of ['GET /learner', 'GET /first-answers'] as const) {
    asked.length = 0;
    await page.goto(PATHS.landing);
    await expect(page.getByRole('heading', { name: 'Are you ready to start the test, Mira?' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
    expect([...new Set(asked)]).toEqual([api(name)]);
  }
});
