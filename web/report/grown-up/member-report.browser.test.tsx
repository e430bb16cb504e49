import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MemberReport } from '#contract/groups/groups.ts';
import type { Learner } from '#contract/people/learner.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { groupViewPath, memberReportPath, PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';

const TEACHER: Learner = { ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false };
const AT = '2026-01-01T10:00:00.000Z';
const REPORT: MemberReport = {
  name: 'Ada Okafor',
  parts: {
    'focus-game': { result: { timestamp: AT, value: 62, seen: 'traits' }, saysLittleAt: null },
    'letter-quiz': { result: { timestamp: AT, value: 9, seen: 'few' }, saysLittleAt: null },
    'traits-questionnaire': { result: null, saysLittleAt: null },
  },
};
const title = page.getByRole('heading', { level: 1 });

/** The report of a member, which the server answers as long as it is shared. */
async function openReport(learner: Learner | null, report = REPORT) {
  const server = new FakeServer(learner);
  const shared = { isShared: true };
  server.answer('GET /learners/:learnerId/groups/:groupId/members/:memberId/report', () =>
    shared.isShared ? report : problem(404, 'not-found'),
  );
  await openApp(memberReportPath('g', 'ada'), { server });
  return shared;
}

it('a leader reads the whole page for a grown-up, until the learner takes it back', async () => {
  const shared = await openReport(TEACHER);
  await expect.element(title).toMatchTextContent('What showed up for Ada');
  await expect.element(title).toHaveFocus();
  for (const section of [
    'What was seen',
    'What it does not mean',
    'How often such a result is wrong',
    'Try one this week: in class or at work',
    'Try one this week: at home',
  ])
    await expect.element(page.getByRole('region', { name: section })).toBeVisible();
  await expect.element(page.getByText('Took effort that day.')).toBeVisible();
  await expect.element(page.getByText('Mostly easy that day.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expect.element(page.getByText('The learner can see when you look', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to the learners' }))
    .toHaveAttribute('href', groupViewPath('g'));
  await expectNoAxeFindings();
  shared.isShared = false;
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('This report is not shared with you now.');
  expect(document.body.textContent).not.toMatch(/62|effort/);
  await expectNoAxeFindings();
});

it('says so while no part of the test is done', async () => {
  const nothing = { result: null, saysLittleAt: null };
  const parts = { 'focus-game': nothing, 'letter-quiz': nothing, 'traits-questionnaire': nothing };
  await openReport(TEACHER, { name: 'Ada', parts });
  await expect.element(page.getByText('No part of the test is done yet', { exact: false })).toBeVisible();
});

it('a visitor is asked to log in, and reads nothing of this device', async () => {
  await openReport(null);
  await expect.element(page.getByText('Log in to read a report', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNoAxeFindings();
});

it('a pupil with pictures is told who can open the report, once a parent agreed', async () => {
  const parent = page.getByText('The parent who said yes to the test can open your report', { exact: false });
  const pupil: Learner = { ...SAMPLE_LEARNER, isPupil: true, isByPictures: true, keepsResults: true };
  const app = await openApp(PATHS.grownUp, { learner: pupil });
  await expect.element(parent).toBeVisible();
  await app.close();
  await openApp(PATHS.grownUp, { learner: { ...pupil, keepsResults: false, noTests: 'no-agreement' } });
  await expect.element(page.getByText('has a page to show a grown-up here', { exact: false })).toBeVisible();
  expect(parent.elements()).toEqual([]);
});
