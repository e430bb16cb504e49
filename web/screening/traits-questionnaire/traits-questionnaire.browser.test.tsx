import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CHILD_STATEMENTS } from '#content/statements.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { FakeServer } from '../../testing/fake-server.ts';

it.each([
  [360, 640],
  [1280, 800],
])('keys 1 to 4 answer, and Next question stays where it is, in %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await openApp(PATHS.traitsQuestionnaire, { server: new FakeServer({ ...SAMPLE_LEARNER, ageBand: '18-or-older' }) });
  const next = page.getByRole('button', { name: 'Next question' });
  await expect.element(next).toBeVisible();
  const places: number[] = [];
  for (let number = 2; number <= 9; number += 1) {
    await userEvent.keyboard(String((number % 4) + 1));
    await expect.element(page.getByRole('radio', { checked: true })).toBeInTheDocument();
    await next.click();
    await expect.element(page.getByText(`Question ${number} of 10`)).toBeVisible();
    places.push(Math.round(next.element().getBoundingClientRect().top + scrollY));
  }
  expect(new Set(places).size, places.join()).toBe(1);
});

it('a visitor who said that they are under 13 begins with a statement in the words for a child', async () => {
  await openApp(PATHS.traitsQuestionnaire, { isKnownAdult: false });
  await page.getByRole('button', { name: 'Under 13' }).click();
  await page.getByRole('button', { name: 'Yes, we do it together' }).click();
  const statement = page.getByRole('heading', { level: 1 });
  await expect.element(statement).toBeVisible();
  expect(Object.values(CHILD_STATEMENTS ?? {})).toContain(statement.element().textContent);
});
