import { PATHS } from '../../web/paths.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod, WAYS } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';

const ANSWERS = ['Definitely Agree', 'Slightly Agree', 'Slightly Disagree', 'Definitely Disagree'];

for (const way of WAYS) {
  test.describe(`with ${way}`, () => {
    test.use({ hasTouch: way === 'touch' });

    test('the self-assessment is answered, changed, read and taken again, and nothing of it is sent', {
      tag: way === 'mouse' ? [] : '@release',
    }, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      const inputMethod = new InputMethod(page, way);
      await openPage(page, PATHS.selfAssessment);
      await expect(
        page.getByRole('heading', { name: 'Cognitive Perception & Social Understanding Quiz' }),
      ).toBeVisible();
      const answer = async (question: number, label: string) => {
        await expect(page.getByText(`Question ${question} of 10`, { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: label })).not.toHaveAttribute('aria-disabled');
        if (way === 'keyboard') await page.keyboard.press(String(ANSWERS.indexOf(label) + 1));
        else await inputMethod.press(page.getByRole('button', { name: label }));
      };
      await answer(1, 'Definitely Agree');
      await inputMethod.press(page.getByRole('button', { name: 'Question before' }));
      await expect(page.getByRole('button', { name: 'Definitely Agree' })).toHaveAttribute('data-chosen');
      await answer(1, 'Slightly Disagree');
      for (let question = 2; question <= 10; question += 1) await answer(question, 'Slightly Agree');
      await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeFocused();
      await expect(page.getByText('Your score: 19 out of 30')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Balanced Perception' })).toBeVisible();
      await expectNoAxeFindings(page);
      await inputMethod.press(page.getByRole('button', { name: 'Retake Quiz' }));
      await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
      await expect(page.locator('[data-chosen]')).toHaveCount(0);
      expect(sent).toEqual([]);
    });
  });
}
