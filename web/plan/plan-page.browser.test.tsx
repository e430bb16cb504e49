import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Membership } from '#contract/groups/memberships.ts';
import type { KeptPlan } from '#contract/people/plan.ts';
import { NOTHING_SHARED, type Shares } from '#rules/groups/groups.ts';
import { EMPTY_PLAN, PLAN, PLAN_TICKS, type Plan, withSentence, withTick } from '#rules/plan/plan.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { changeOwnPlan, ownPlan } from '../device/own-plan.ts';
import { answerStep, tickStep } from '../device/tried-steps.ts';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer, problem } from '../testing/fake-server.ts';
import { emulateMedia } from '../testing/input-methods.ts';
import { logOut } from '../testing/log-out.ts';
import { savedFiles } from '../testing/saved-files.ts';
import { changeSettings } from '../ui/settings/device-settings.ts';
import { SECTION_TITLES } from './plan-words.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const KIND = withTick(EMPTY_PLAN, 'liked', 'kind', true);
const WRITTEN = withSentence(KIND, 'helps', 'A green card means a break.');
/** Everything ticked, and every sentence as long as it may be. */
const LONG = Array.from({ length: PLAN.mostOwn }, (_, at) =>
  `${at} ${'word '.repeat(40)}`.slice(0, PLAN.longestSentence - 1),
);
const FULL: Plan = {
  liked: { ticks: PLAN_TICKS.liked, own: LONG },
  matters: { ticks: PLAN_TICKS.matters, own: LONG },
  helps: { ticks: PLAN_TICKS.helps, own: LONG },
};
const MEMBERSHIP: Membership = {
  ...{
    groupId: 'g',
    kind: 'class',
    name: '4b',
    joinedAt: NOW.toISOString(),
    shares: NOTHING_SHARED,
    endsOn: null,
    isChecked: false,
  },
  leaders: [{ name: 'Ms Lee', role: 'leads', since: NOW.toISOString() }],
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name });

/** A server on which a learner keeps this in the account; what is sent replaces it. */
function keeping(kept: KeptPlan, learner = SAMPLE_LEARNER) {
  const server = new FakeServer(learner);
  const state = { kept, memberships: [MEMBERSHIP] };
  server.answer('GET /learners/:learnerId/plan', () => state.kept);
  server.answer('PUT /learners/:learnerId/plan', ({ body }) => {
    const version = { day: '2026-11-21', changedAt: NOW.toISOString(), plan: body.plan };
    state.kept = {
      ...state.kept,
      versions: [version, ...state.kept.versions.filter(({ day }) => day !== version.day)],
    };
    return state.kept;
  });
  server.answer('DELETE /learners/:learnerId/plan', () => {
    state.kept = { versions: [], notes: [] };
    return state.kept;
  });
  const memberships = () => ({ memberships: state.memberships, views: [], pictureChanges: [], cardLooks: [] });
  server.answer('GET /learners/:learnerId/memberships', memberships);
  server.answer('PUT /learners/:learnerId/memberships/:groupId', ({ body }) => {
    state.memberships = [{ ...MEMBERSHIP, shares: body.shares as Shares }];
    return memberships();
  });
  return { server, state };
}
const NOTHING_KEPT: KeptPlan = { versions: [], notes: [] };
const keptOn = (day: string, plan: Plan) => ({
  day,
  changedAt: `${day}T10:00:00.000Z`,
  plan: structuredClone(plan) as never,
});

describe('from nothing', () => {
  it('a plan with three ticks under each heading is printed with twelve presses', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { server } = await openApp(PATHS.levelUpLab);
    let presses = 0;
    const press = async (target: ReturnType<typeof button>) => {
      await target.click();
      presses += 1;
    };
    await press(page.getByRole('main').getByRole('link', { name: 'My plan' }).last());
    for (const name of ['I am kind.', 'I am funny.', 'I help others.', 'My friends', 'Animals', 'Music'])
      await press(page.getByText(name, { exact: true }));
    for (const name of ['Tell me one step at a time.', 'Give me more time.', 'Let me move.'])
      await press(page.getByText(name, { exact: true }));
    await press(button('Done'));
    await press(button('Print'));
    expect(print).toHaveBeenCalledOnce();
    expect(presses).toBe(12);
    await expect.element(region('What people like about me')).toMatchTextContent('I am kind.');
    await expect.element(region('What matters to me')).toMatchTextContent('Animals');
    await expect.element(region('How best to help me')).toMatchTextContent('Let me move.');
    expect(server.writes).toEqual([]);
    await expectNoAxeFindings();
  });

  it('own sentences stand on it, are removed again, and both are there at the next visit', async () => {
    const { close } = await openApp(PATHS.plan);
    const helps = region('How best to help me');
    await helps.getByRole('button', { name: 'Add' }).click();
    await expect.element(helps.getByLabelText('A short sentence')).toHaveFocus();
    for (const sentence of ['A green card means a break.', 'I draw my plans.']) {
      await helps.getByLabelText('A short sentence').fill(sentence);
      await helps.getByRole('button', { name: 'Add' }).click();
    }
    await helps.getByRole('button', { name: 'Remove “I draw my plans.”' }).click();
    await expectNoAxeFindings();
    close();
    await openApp(PATHS.plan);
    await expect.element(helps).toMatchTextContent('A green card means a break.');
    expect(page.getByText('I draw my plans.').elements()).toEqual([]);
    await button('Change my plan').click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('first stands what the learner set and tried here, and no score', async () => {
    changeSettings({ font: 'opendyslexic', spacing: 0.5, scheme: 'cream' });
    tickStep(null, 'short-tasks', true, NOW);
    answerStep(null, 'short-tasks', 'yes');
    await openApp(PATHS.plan);
    const ticks = () => region('How best to help me').getByRole('checkbox').elements();
    const names = () => ticks().map((each) => each.closest('label')?.textContent);
    await expect
      .poll(() => names().slice(0, 4))
      .toEqual([
        'Give me short tasks.',
        'I read with the font OpenDyslexic.',
        'I read with wide spaces.',
        'I read on cream pages.',
      ]);
    expect(page.getByRole('main').element().textContent).not.toMatch(/\d|%|trait|autis|dyslexia|ADHD/i);
  });

  it('each tick has a picture, and Listen can read its words', async () => {
    await openApp(PATHS.plan);
    const labels = () => [...document.querySelectorAll('label[data-read]')];
    await expect.poll(() => labels().length).toBeGreaterThan(30);
    const isSeen = (picture: Element | null) => picture !== null && getComputedStyle(picture).visibility === 'visible';
    await expect.poll(() => labels().filter((label) => !isSeen(label.querySelector('svg[viewBox]')))).toEqual([]);
    await expect.element(button('Listen')).toBeVisible();
  });
});

it('the text file has every line of the plan', async () => {
  const saved = savedFiles();
  changeOwnPlan(null, WRITTEN, NOW);
  await openApp(PATHS.plan);
  await button('Save as text').click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^my-plan-\d{4}-\d{2}-\d{2}\.txt$/);
  const text = (await saved[0]?.text()) ?? '';
  for (const line of [...Object.values(SECTION_TITLES).map((title) => title()), '- I am kind.', '- Nothing here yet.'])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('- A green card means a break.\n');
  await expect.element(page.getByText(/The file is called my-plan/)).toBeVisible();
});

describe('on paper', () => {
  const note = { leaderName: 'Ms Lee', sentences: LONG.slice(0, PLAN.mostAdded), addedAt: NOW.toISOString() };
  const notes = Array.from({ length: PLAN.mostNotes }, (_, at) => ({ ...note, noteId: `${at}` }));
  /** So many ticks and sentences in each section. */
  const filled = (ticks: number, own: number): Plan => ({
    liked: { ticks: FULL.liked.ticks.slice(0, ticks), own: LONG.slice(0, own) },
    matters: { ticks: FULL.matters.ticks.slice(0, ticks), own: LONG.slice(0, own) },
    helps: { ticks: FULL.helps.ticks.slice(0, ticks), own: LONG.slice(0, own) },
  });

  it.each([
    ['everything ticked and written, and all that grown-ups can add', FULL, notes],
    ['everything ticked and written', FULL, []],
    ['ten ticks and three sentences in each section', filled(10, 3), []],
    ['ten ticks, three sentences and two notes', filled(10, 3), notes.slice(0, 2)],
    ['ten ticks, a sentence and two notes', filled(10, 1), notes.slice(0, 2)],
    ['eight ticks and two sentences', filled(8, 2), []],
    ['six ticks, a sentence and a note', filled(6, 1), notes.slice(0, 1)],
    ['five ticks and a sentence', filled(5, 1), []],
  ] as const)('a plan with %s is one page of A4 and of Letter', async (_, plan, added) => {
    onTestFinished(() => emulateMedia());
    const { server } = keeping({ versions: [keptOn('2026-11-20', plan)], notes: [...added] });
    await openApp(PATHS.plan, { server });
    await expect.element(page.getByText(/Your plan is in your account/)).toBeVisible();
    await emulateMedia('print');
    await expect.poll(() => button('Print').elements()).toEqual([]);
    const main = page.getByRole('main').element() as HTMLElement;
    const heights = (['A4', 'Letter'] as const).map((paper) => {
      // Without the margins of 15 mm, at 96 px an inch.
      const [width, height] = paper === 'A4' ? [180, 267] : [186, 249];
      main.style.width = `${(width / 25.4) * 96}px`;
      expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
      return (main.getBoundingClientRect().height / 96) * 25.4 <= height
        ? 'fits'
        : `${main.getBoundingClientRect().height}`;
    });
    expect(heights).toEqual(['fits', 'fits']);
  });
});

it('a plan of three months ago asks whether it still fits, once', async () => {
  changeOwnPlan(null, KIND, new Date(Date.now() - PLAN.lookBackDays * 24 * 60 * 60 * 1000));
  await openApp(PATHS.plan);
  await expect.element(page.getByRole('heading', { name: 'Does it still fit?' })).toBeVisible();
  await expectNoAxeFindings();
  await button('It still fits').click();
  await expect.element(page.getByText('Does it still fit?')).not.toBeInTheDocument();
  expect(ownPlan(null).plan).toEqual(KIND);
});

describe('a visitor', () => {
  it('deletes the plan from this device after a question', async () => {
    changeOwnPlan(null, KIND, NOW);
    await openApp(PATHS.plan);
    await button('Delete my plan from this device').click();
    await expect.element(button('No, it stays')).toHaveFocus();
    await button('Yes, delete it').click();
    await expect.element(page.getByText('Your plan is deleted.')).toBeVisible();
    expect(localStorage.getItem('my-plan-signed-out')).toBeNull();
    await expect.element(tick('I am kind.')).not.toBeChecked();
  });
});

describe('a learner', () => {
  it('keeps the plan on this device until they choose the account, and it goes at log-out', async () => {
    const { server } = keeping(NOTHING_KEPT);
    changeOwnPlan('mira', KIND, NOW);
    await openApp(PATHS.plan, { server });
    await expect.element(page.getByText(/on this device, until you log out/)).toBeVisible();
    expect(page.getByRole('switch').elements()).toEqual([]);
    expect(server.writes).toEqual([]);
    await logOut();
    expect(ownPlan('mira').plan).toEqual(EMPTY_PLAN);
  });

  it('keeps it in the account by one press; each change is sent, and a change without a network later', async () => {
    const { server, state } = keeping(NOTHING_KEPT);
    changeOwnPlan('mira', KIND, NOW);
    await openApp(PATHS.plan, { server });
    await button('Keep it in my account').click();
    await expect.element(page.getByText('Your plan is in your account.')).toBeVisible();
    expect(state.kept.versions[0]?.plan).toEqual(KIND);
    await expectNoAxeFindings();
    await button('Change my plan').click();
    await page.getByText('I am brave.').click();
    await expect.poll(() => state.kept.versions[0]?.plan.liked.ticks).toEqual(['kind', 'brave']);
    server.isAway = true;
    await page.getByText('I am funny.').click();
    await button('Done').click();
    await expect.element(page.getByText(/The last change is on this device/)).toBeVisible();
    server.isAway = false;
    dispatchEvent(new Event('online'));
    await expect.poll(() => state.kept.versions[0]?.plan.liked.ticks).toEqual(['kind', 'funny', 'brave']);
  });

  it('finds the plan of the account on this device, as it was on earlier days too', async () => {
    const versions = [keptOn('2026-11-20', WRITTEN), keptOn('2026-10-03', KIND)];
    await openApp(PATHS.plan, { server: keeping({ versions, notes: [] }).server });
    await expect.element(region('How best to help me')).toMatchTextContent('A green card means a break.');
    await button('Earlier days').click();
    await page.getByRole('button', { name: /As it was on 3 October/ }).click();
    await expect.element(page.getByText(/This is your plan as it was on 3 October/)).toBeVisible();
    await expect.element(region('How best to help me')).toMatchTextContent('Nothing here yet.');
    await expectNoAxeFindings();
    await button('Back to the plan of now').click();
    await expect.element(region('How best to help me')).toMatchTextContent('A green card means a break.');
  });

  it('shows it to the leaders of a group, and takes it out of the account with every share', async () => {
    const { server, state } = keeping({ versions: [keptOn('2026-11-20', KIND)], notes: [] });
    await openApp(PATHS.plan, { server });
    await region('Who can see it').getByText('My plan', { exact: true }).click();
    await expect.poll(() => state.memberships[0]?.shares).toEqual({ ...NOTHING_SHARED, plan: true });
    expect(page.getByRole('switch').elements()).toHaveLength(1);
    await button('Take it out of my account').click();
    await button('Yes, take it out').click();
    await expect.element(page.getByText(/on this device, until you log out/)).toBeVisible();
    expect([state.kept.versions, ownPlan('mira').plan]).toEqual([[], KIND]);
  });

  it('makes a link to it, which everybody who has it opens by a press, and no report shows it', async () => {
    const { server } = keeping({ versions: [keptOn('2026-11-21', WRITTEN)], notes: [] });
    const sent: unknown[] = [];
    const LINK = {
      shows: 'plan' as const,
      ...{ linkId: 'l', createdAt: NOW.toISOString(), expiresAt: '2126-01-01T00:00:00.000Z' },
      ...{ revokedAt: null, lastOpenedAt: null, openedCount: 0 },
    };
    server.answer('POST /learners/:learnerId/share-links', ({ body }) => {
      sent.push(body);
      return { token: 'T'.repeat(43), links: [LINK, { ...LINK, linkId: 'r', shows: 'report' as const }] };
    });
    await openApp(PATHS.plan, { server });
    await button('Make a link').click();
    const address = `${location.origin}/my-plan#link=${'T'.repeat(43)}`;
    await expect.element(region('Who can see it').getByRole('textbox')).toHaveValue(address);
    expect(sent).toEqual([{ days: 7, shows: 'plan' }]);
    expect(region('Who can see it').getByRole('listitem').elements()).toHaveLength(1);
    await expectNoAxeFindings();
  });

  it('reads what grown-ups add under their names, and removes it', async () => {
    const note = {
      noteId: 'n',
      leaderName: 'Ms Lee',
      sentences: ['She reads best at ten.'],
      addedAt: NOW.toISOString(),
    };
    const { server, state } = keeping({ versions: [keptOn('2026-11-20', KIND)], notes: [note] });
    server.answer('DELETE /learners/:learnerId/plan/notes/:noteId', () => {
      state.kept = { ...state.kept, notes: [] };
      return state.kept;
    });
    await openApp(PATHS.plan, { server });
    await expect.element(region('What grown-ups add')).toMatchTextContent('She reads best at ten.');
    await expect.element(page.getByRole('heading', { name: 'Ms Lee, 21 November' })).toBeVisible();
    await button('Remove what Ms Lee wrote').click();
    await expect.element(page.getByText('It is removed.')).toBeVisible();
    await expect.element(region('What grown-ups add')).not.toBeInTheDocument();
  });
});

it('a session by pictures has ticks on this device alone: no own sentences, no account, no sharing', async () => {
  const learner = { ...SAMPLE_LEARNER, isByPictures: true, isPupil: true };
  const { server } = await openApp(PATHS.plan, { learner, server: keeping(NOTHING_KEPT, learner).server });
  changeOwnPlan('mira', WRITTEN, NOW);
  await expect.element(region('What people like about me')).toMatchTextContent('I am kind.');
  expect(page.getByText('A green card means a break.').elements()).toEqual([]);
  expect(page.getByRole('switch').elements()).toEqual([]);
  expect(button('Keep it in my account').elements()).toEqual([]);
  await button('Change my plan').click();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await page.getByText('I am brave.').click();
  expect(ownPlan('mira').plan).toEqual(withTick(WRITTEN, 'liked', 'brave', true));
  expect(server.writes).toEqual([]);
  await expectNoAxeFindings();
});

describe('a leader', () => {
  const leader = { ...SAMPLE_LEARNER, role: 'parent', usesForSelf: false, ageBand: '18-or-older' } as const;
  const address = `${PATHS.plan}?group=g&member=ada`;
  const shown = {
    name: 'Ada Okafor',
    plan: structuredClone(WRITTEN) as never,
    changedAt: NOW.toISOString(),
    notes: [],
  };

  it('reads the plan that is shown, and adds sentences below', async () => {
    const server = new FakeServer(leader);
    server.answer('GET /learners/:learnerId/groups/:groupId/members/:memberId/plan', () => shown);
    server.answer(
      'PUT /learners/:learnerId/groups/:groupId/members/:memberId/plan-note',
      ({ body: { sentences } }) => ({
        ...shown,
        notes: [{ noteId: 'n', leaderName: 'Mira', sentences, addedAt: NOW.toISOString(), isOwn: true }],
      }),
    );
    await openApp(address, { server });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Plan of Ada' })).toBeVisible();
    await expect.element(region('How best to help me')).toMatchTextContent('A green card means a break.');
    await page.getByLabelText('Sentence 1').fill('  We read together at six. ');
    await button('Save').click();
    await expect.element(region('What grown-ups add')).toMatchTextContent('We read together at six.');
    expect(server.writes.map(({ body }) => body)).toEqual([{ sentences: ['We read together at six.'] }]);
    await expectNoAxeFindings();
  });

  it('reads one sentence when it is not shown, and when there is none', async () => {
    const server = new FakeServer(leader);
    server.answer('GET /learners/:learnerId/groups/:groupId/members/:memberId/plan', () => problem(404, 'not-found'));
    const { close } = await openApp(address, { server });
    await expect.element(page.getByRole('alert')).toMatchTextContent('This plan is not shown to you now.');
    await expectNoAxeFindings();
    close();
    server.answer('GET /learners/:learnerId/groups/:groupId/members/:memberId/plan', () => ({
      ...{ ...shown, plan: null, changedAt: null },
    }));
    await openApp(address, { server });
    await expect.element(page.getByText(/There is no plan here yet/)).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });
});

describe('who has a link to a plan', () => {
  it('reads it after a press, and prints it', async () => {
    const server = new FakeServer(null);
    const sent: unknown[] = [];
    server.answer('POST /shared-plans', ({ body }) => {
      sent.push(body);
      return { firstName: 'Ada', plan: WRITTEN, changedAt: NOW.toISOString(), expiresAt: '2126-01-01T00:00:00.000Z' };
    });
    await openApp(`${PATHS.plan}#link=${'T'.repeat(43)}`, { server });
    await expect.element(page.getByRole('heading', { name: 'A plan shared with you' })).toBeVisible();
    expect(sent).toEqual([]);
    await button('Show the page').click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(page.getByText('A green card means a break.')).toBeVisible();
    expect(sent).toEqual([{ token: 'T'.repeat(43) }]);
    await expect.element(button('Print')).toBeVisible();
    await expectNoAxeFindings();
  });
});
