import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { setTextPath } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';

const OWLS = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const SET: OwnAssignment = {
  ...{ assignmentId: 'a', kind: 'text', target: OWLS, textTitle: 'Owls', createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ groupId: 'g', groupKind: 'class', groupName: '4b', leaderName: 'Ms Lee', hasOtherLeaders: false },
  ...{ startDay: null, dueDay: null, level: null, note: null, leaderSees: true, isDone: false },
};

function withText(): FakeServer {
  const server = new FakeServer(SAMPLE_LEARNER);
  server.answer('GET /learners/:learnerId/assignments', () => ({ assignments: [SET], askAbout: null }));
  server.answer('GET /learners/:learnerId/set-texts/:textId', () => ({
    ...{ textId: OWLS, title: 'Owls', paragraphs: ['Owls see at night.', 'They hear well.'] },
  }));
  return server;
}

it('a text that is set has the tools of the reader, and is done by the button at its end', async () => {
  const server = withText();
  server.answer('PUT /learners/:learnerId/set-texts/:textId/reading', ({ body }) => ({ readAt: body.finishedAt }));
  await openApp(setTextPath(OWLS), { server });
  await expect.element(page.getByRole('article')).toMatchTextContent('They hear well.');
  await page.getByRole('button', { name: 'I have read it' }).click();
  await expect.element(page.getByRole('heading', { name: 'Done: “Owls”' })).toHaveFocus();
  await expect.element(page.getByText('Saved in your account.')).toBeVisible();
  expect(server.writes.map(({ name }) => name)).toEqual(['PUT /learners/:learnerId/set-texts/:textId/reading']);
  expect(page.getByRole('button', { name: 'I have read it' }).elements()).toEqual([]);
  await expectNoAxeFindings();
});

it('a text that is not set for the learner says so', async () => {
  const server = withText();
  server.answer('GET /learners/:learnerId/set-texts/:textId', () => problem(404, 'text-not-set'));
  await openApp(setTextPath(OWLS), { server });
  await expect.element(page.getByRole('alert')).toMatchTextContent('This text is not set for you now.');
});
