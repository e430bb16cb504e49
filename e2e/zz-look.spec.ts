import { PATHS } from '../web/app/paths.ts';
import { api } from './api.ts';
import { expect, FROM_OUR_PAGE, newPerson, ready, signUpQuietly, test } from './journey.ts';
import { earnPoints } from './points.ts';
import { Teacher } from './teacher.ts';

test('look', async ({ browser, sharedServer: { address } }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  const teacher = await Teacher.signedUpWith(page.request, 'Class 4b');
  const cards = await teacher.makePupils('Bo Reed', 'Cem Dal', 'Zoe Adams');
  await teacher.set({ kind: 'passage', target: 'green-tent', dueDay: '2026-11-27', note: 'Read it with a friend.' });
  await teacher.set({ kind: 'game', target: 'simon', dueDay: null, note: null });
  const learnerContext = await browser.newContext({ baseURL: address });
  const learner = await learnerContext.newPage();
  await signUpQuietly(learner, { ...newPerson(), name: 'Mira Vo' });
  const id = (await (await learner.request.get(api('GET /learner'))).json()).id;
  await learner.request.post(api('POST /learners/:learnerId/memberships', { learnerId: id }), {
    headers: FROM_OUR_PAGE,
    data: { code: teacher.group.code, shares: { activity: true, progress: true, screening: false } },
  });
  await learner.goto(PATHS.dashboard);
  await ready(learner);
  await earnPoints(learner, 20);
  const pupilContext = await browser.newContext({ baseURL: address });
  const pupil = await pupilContext.newPage();
  const card = cards[0];
  const shot = async (p: typeof page, path: string, name: string, sizes: [number, number][], full = true) => {
    for (const [width, height] of sizes) {
      await p.setViewportSize({ width, height });
      await p.goto(path);
      await ready(p);
      await p.waitForTimeout(700);
      await p.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: full });
    }
  };
  const all: [number, number][] = [
    [360, 640],
    [820, 1180],
    [1280, 800],
  ];
  await shot(page, PATHS.dashboard, 'grownup-dash', all);
  await shot(page, `${PATHS.groups}?group=${teacher.group.groupId}`, 'glance', all);
  await shot(page, PATHS.groups, 'groups', [
    [360, 640],
    [820, 1180],
  ]);
  await shot(page, PATHS.pupilList, 'list', [
    [360, 640],
    [1280, 800],
  ]);
  await shot(learner, PATHS.dashboard, 'dash', all);
  await shot(learner, PATHS.sharing, 'sharing', [[820, 1180]]);
  await shot(pupil, `${PATHS.pictures}#${card?.pupilCode}`, 'pictures', all);
  await pupil.request.post(api('POST /auth/picture-sign-in'), {
    headers: FROM_OUR_PAGE,
    data: { code: card?.pupilCode, name: 'Bo Reed', pictures: card?.pictures },
  });
  await shot(pupil, PATHS.dashboard, 'pupil-dash', [[360, 640]]);
  await shot(pupil, PATHS.report, 'pupil-report', [[360, 640]]);
  expect(1).toBe(1);
});
