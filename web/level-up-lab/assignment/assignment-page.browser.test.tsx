import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PASSAGES } from '#content/passages.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { FakeServer } from '../../testing/fake-server.ts';

const [passage] = PASSAGES ?? [];
const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');

let server: FakeServer;
const savedRuns = () => server.writes.filter(({ name }) => name === 'PUT /learners/:learnerId/runs/:game/:runId');

/** Opens the first passage and its questions. */
async function openQuestions() {
  server = new FakeServer(SAMPLE_LEARNER);
  server.answer('PUT /learners/:learnerId/runs/:game/:runId', ({ params }) => ({
    run: {
      ...{ runId: params.runId, timestamp: '2026-11-21T09:59:00.000Z', durationMs: 9000, choice: passage?.id ?? '' },
      ...{ score: 3, level: 1 },
    },
    points: 10,
  }));
  await openApp(PATHS.assignment, { server });
  await page.getByRole('button', { name: 'I have read it' }).click();
}

/** Answers the question on the page by its right option, or by another one. */
async function answer(at: number, isRight = true) {
  const asked = passage?.questions[at];
  await expect.element(page.getByRole('heading', { name: asked?.question ?? '' })).toHaveFocus();
  const option = answers.filter({ hasText: asked?.options[isRight ? 0 : 1] ?? '' });
  await expect.element(option).toBeEnabled();
  await option.click();
}

const goOn = (at: number) => page.getByRole('button', { name: at < 2 ? 'Next question' : 'See how it went' });

describe('on a phone', () => {
  beforeEach(async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(360, 640);
  });

  it.each([true, false])(
    'after an answer the button that goes on is in sight, above the bar: right %s',
    async (isRight) => {
      await openQuestions();
      for (const at of [0, 1, 2]) {
        await answer(at, isRight);
        const bar = page.getByRole('button', { name: 'NEXT', exact: true }).element().getBoundingClientRect();
        const button = goOn(at).element().getBoundingClientRect();
        expect([at, button.top > 0, button.bottom <= bar.top]).toEqual([at, true, true]);
        await goOn(at).click();
      }
    },
  );
});

describe('a passage whose three questions are answered', () => {
  it('is saved with the last answer, also for a learner who leaves then', async () => {
    await openQuestions();
    for (const at of [0, 1]) {
      await answer(at);
      await goOn(at).click();
    }
    expect(savedRuns()).toEqual([]);
    await answer(2);
    await expect.poll(savedRuns).toHaveLength(1);
  });

  it('is not saved again by "See how it went"', async () => {
    await openQuestions();
    for (const at of [0, 1, 2]) {
      await answer(at);
      await goOn(at).click();
    }
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(`You read “${passage?.title}”`);
    expect(savedRuns()).toHaveLength(1);
  });
});
