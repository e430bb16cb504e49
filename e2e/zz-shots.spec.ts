import { PATHS } from '../web/app/paths.ts';
import { ready, test } from './journey.ts';

test('login', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('button', { name: 'Already have an account' }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({ path: '/tmp/gu/login.png' });
  const box = await page.getByRole('button', { name: 'LOG IN' }).boundingBox();
  console.log(JSON.stringify(box));
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({ path: '/tmp/gu/signup.png' });
  await page.getByRole('dialog').getByText('I am a teacher').click();
  await page.waitForTimeout(400);
  await page.getByRole('dialog').getByRole('button', { name: 'CONTINUE' }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/gu/signup2.png' });
});
