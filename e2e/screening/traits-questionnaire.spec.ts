import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { Hands } from '../support/hands.ts';
import { expect, ready, test } from '../support/journey.ts';
import { answerQuestionnaire } from './screening.ts';

// "Agree" matches statements 1, 7, 8 and 10, "disagree" the six others.
const KEYED_AGREE = [1, 7, 8, 10];
const answerForScore = (score: number) => (number: number) => {
  const matches = number <= score;
  return KEYED_AGREE.includes(number) === matches ? 'Definitely Agree' : 'Slightly Disagree';
};

const BANDS = [
  { score: 3, result: 'low', words: 'Few autistic traits showed up today.' },
  { score: 4, result: 'borderline', words: /^Borderline: some autistic traits showed up/ },
  { score: 5, result: 'borderline', words: /^Borderline: some autistic traits showed up/ },
  { score: 6, result: 'possible', words: 'Some traits of autism showed up today.' },
] as const;

for (const { score, result, words } of BANDS) {
  test(`${score} matching answers are ${result}, stored once and said in words`, { tag: '@release' }, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await page.goto(PATHS.traitsQuestionnaire);
    await ready(page);
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await answerQuestionnaire(new Hands(page, 'mouse'), answerForScore(score));
    expect((await (await stored).json()).attempt).toMatchObject({ score, result });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByText(`${score} of 10 answers matched a trait.`)).toBeVisible();
    await page.setViewportSize({ width: 900, height: 700 });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(sent).toHaveLength(1);
    // Both borderline scores are told on the same page.
    if (score !== 5) await expectCleanInEveryScheme(page);
  });
}

test('an answer can be looked at again and changed; without one it says what to do', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Choose one answer first.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByText('Definitely Agree').click();
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Question before' }).click();
  await expect(page.getByRole('radio', { name: 'Definitely Agree' })).toBeChecked();
});

test('an answer under a resting pointer looks like the others on the next statement', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  const answers = page.getByRole('radiogroup').locator('label');
  const edgeOf = (place: number) => answers.nth(place).evaluate((row) => getComputedStyle(row).borderTopColor);
  await answers.nth(1).click();
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  await expect.poll(() => answers.nth(1).evaluate((row) => row.matches(':hover'))).toBe(true);
  expect(await edgeOf(1)).toBe(await edgeOf(2));
});
