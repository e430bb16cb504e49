import { PATHS } from '../../web/paths.ts';
import { expect, openPage, test } from '../support/journey.ts';

const SAID = /^The buttons of this page do not work yet\. They need JavaScript, .*Chrome or Edge 109.*Safari 15\.6/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('every kind of page says at once what it needs', async ({ page }) => {
    for (const path of [PATHS.landing, PATHS.report, PATHS.simon]) {
      await page.goto(path);
      const alert = page.getByText(SAID);
      await expect(alert).toBeVisible({ timeout: 2000 });
      const box = await alert.boundingBox();
      expect(box?.height).toBeLessThan(300);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
    }
  });
});

test.describe('where the scripts do not arrive, or are newer than the browser', () => {
  test.use({ allowedInConsole: /net::ERR_FAILED|SyntaxError|Unexpected token/ });

  test('a page says after a while what it needs, and not before; one that runs never says it', async ({ page }) => {
    const alert = page.getByText(SAID);
    await openPage(page, PATHS.landing);
    await expect(alert).toHaveCount(0);
    for (const body of [null, 'const = newer than this browser;']) {
      await page.route('**/*.js', (route) =>
        body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
      );
      await page.goto(PATHS.landing);
      await expect(alert).toBeHidden();
      await page.evaluate(() => document.querySelector('body > [role=alert]')?.getAnimations()[0]?.finish());
      await expect(alert).toBeVisible();
    }
  });
});
