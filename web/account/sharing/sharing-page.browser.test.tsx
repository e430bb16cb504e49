import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Membership, Memberships } from '#contract/groups/memberships.ts';
import type { Shares } from '#rules/groups/groups.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';

const NOTHING = { activity: false, progress: false, screening: false, plan: false };
const SINCE = '2026-09-01T08:00:00.000Z';
const LEADERS: Membership['leaders'] = [
  { name: 'Ms Lee', role: 'leads', since: SINCE },
  { name: 'Mr Ray', role: 'helps', since: SINCE },
];
const GROUP = { kind: 'class', name: '5a', leaders: LEADERS } as const;
const CODE = 'CFH-4K7';

const joinCard = page.getByRole('region', { name: 'Join a class or family' });
const groupCard = page.getByRole('region', { name: '5a', exact: true });
const views = page.getByRole('region', { name: 'Who looked' });
const codeField = page.getByLabelText('Code', { exact: true });
const look = joinCard.getByRole('button', { name: 'Look' });
const join = joinCard.getByRole('button', { name: 'Join' });
const switchOf = (name: string) => groupCard.getByRole('switch', { name });

let server: FakeServer;
let state: Memberships;

beforeEach(() => {
  server = new FakeServer(SAMPLE_LEARNER);
  state = { memberships: [], views: [], pictureChanges: [], cardLooks: [] };
  const groupId = crypto.randomUUID();
  const joined = (shares: typeof NOTHING) => {
    state.memberships = [
      { groupId, ...GROUP, joinedAt: '2026-11-21T09:59:00.000Z', shares, endsOn: null, isChecked: false },
    ];
    return state;
  };
  server.answer('GET /learners/:learnerId/memberships', () => state);
  server.answer('POST /learners/:learnerId/group-previews', () => GROUP);
  server.answer('POST /learners/:learnerId/memberships', ({ body }) => joined(body.shares as Shares));
  server.answer('PUT /learners/:learnerId/memberships/:groupId', ({ body }) => joined(body.shares as Shares));
  server.answer('DELETE /learners/:learnerId/memberships/:groupId', () => {
    state.memberships = [];
    return state;
  });
});

async function openSharing() {
  const app = await openApp(PATHS.sharing, { server });
  await expect.element(views).toBeVisible();
  return app;
}

/** A learner who is in a class and shows nothing. */
async function openInClass() {
  const app = await openSharing();
  await codeField.fill(CODE);
  await look.click();
  await join.click();
  await expect.element(groupCard).toBeVisible();
  return app;
}

it('a code shows first where it leads, then the switches, all off, and then joins', async () => {
  await openSharing();
  await expect.element(views).toMatchTextContent('Nobody has looked yet.');
  await expectNoAxeFindings();
  await codeField.fill(' cfh-4k7');
  await look.click();
  await expect.poll(() => document.activeElement?.textContent).toBe('This is “5a”, a class of Ms Lee.');
  for (const name of ['My days', 'My games and reading', 'My report', 'My plan'])
    await expect.element(joinCard.getByRole('switch', { name })).not.toBeChecked();
  expect(server.writes.map(({ name }) => name)).toEqual(['POST /learners/:learnerId/group-previews']);
  await expectNoAxeFindings();
  await joinCard.getByText('My days', { exact: true }).click();
  await join.click();
  await expect.poll(() => document.activeElement?.textContent).toBe('You are in “5a” now.');
  await expect.element(groupCard).toMatchTextContent('A class of Ms Lee.');
  await expect.element(switchOf('My days')).toBeChecked();
  await expect.element(codeField).toHaveValue('');
  expect(state.memberships).toMatchObject([{ shares: { ...NOTHING, activity: true } }]);
  await expectNoAxeFindings();
});

it('a family whose leader is being checked says so in one calm sentence', async () => {
  const groupId = crypto.randomUUID();
  const family = { groupId, kind: 'family', name: '5a', leaders: LEADERS, joinedAt: SINCE } as const;
  state.memberships = [{ ...family, shares: NOTHING, endsOn: null, isChecked: true }];
  await openSharing();
  await expect.element(groupCard.getByText('Your school asked to check who leads this family.')).toBeVisible();
  await expectNoAxeFindings();
});

it('a switch shows one thing and takes it back', async () => {
  await openInClass();
  await groupCard.getByText('My days', { exact: true }).click();
  await expect.element(switchOf('My days')).toBeChecked();
  await expect.poll(() => state.memberships[0]?.shares.activity).toBe(true);
  await groupCard.getByText('My days', { exact: true }).click();
  await expect.element(switchOf('My days')).not.toBeChecked();
  await expect.poll(() => state.memberships[0]?.shares.activity).toBe(false);
});

it('a class is left after a question, which can be answered with Stay', async () => {
  await openInClass();
  const leave = groupCard.getByRole('button', { name: 'Leave “5a”' });
  const dialog = page.getByRole('dialog', { name: 'Leave “5a”?' });
  await leave.click();
  await expect.element(dialog).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(leave).toHaveFocus();
  await leave.click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(groupCard).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toContain('You left “5a”.');
  expect(state.memberships).toEqual([]);
});

it('five looks are shown, and the others at a press', async () => {
  const at = '2026-11-21T09:59:00.000Z';
  const shown = { activity: true, progress: true, screening: true, plan: true };
  state.views = Array.from({ length: 6 }, () => ({ firstViewedAt: at, viewedAt: at, leaderName: 'Ms Lee', shown }));
  await openSharing();
  await expect.poll(() => views.getByRole('listitem').elements()).toHaveLength(5);
  await expect.element(views).toMatchTextContent('Seen: your days, your games and reading, your report and your plan.');
  await views.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => views.getByRole('listitem').elements()).toHaveLength(6);
  await expect.element(views.getByRole('listitem').nth(5)).toHaveFocus();
  await expectNoAxeFindings();
});

it('a code that opens nothing is told in one sentence', async () => {
  server.answer('POST /learners/:learnerId/group-previews', () => problem(422, 'group-code-unknown'));
  await openSharing();
  for (const [typed, sentence] of [
    ['', 'Type the code first.'],
    ['5a', 'This is not a code. A code has six letters and numbers, such as CFH-4K7.'],
    [CODE, 'This code opens no class or family now. Check it, or ask for a new one.'],
  ] as const) {
    await codeField.fill(typed);
    await look.click();
    await expect.element(joinCard.getByText(sentence)).toBeVisible();
    await expect.element(codeField).toHaveFocus();
  }
  await expectNoAxeFindings();
});

describe('under 13', () => {
  beforeEach(() => {
    server.learner = { ...SAMPLE_LEARNER, ageBand: 'under-13' };
  });

  it('showing more needs the password of the account, showing less does not', async () => {
    await openSharing();
    await codeField.fill(CODE);
    await look.click();
    const password = page.getByLabelText('Password of this account', { exact: true });
    await expect.element(join).toBeVisible();
    expect(password.elements()).toEqual([]);
    await joinCard.getByText('My days', { exact: true }).click();
    await join.click();
    await expect.element(password).toHaveFocus();
    await expect.element(page.getByText('Type the password of this account.')).toBeVisible();
    const { memberships } = state;
    server.answer('POST /learners/:learnerId/memberships', ({ body }) => {
      if (body.password !== 'three short words') return problem(422, 'wrong-current-password');
      const groupId = crypto.randomUUID();
      state.memberships = [
        {
          groupId,
          ...GROUP,
          joinedAt: '2026-11-21T09:59:00.000Z',
          shares: body.shares as Shares,
          endsOn: null,
          isChecked: false,
        },
      ];
      return state;
    });
    await password.fill('not the password');
    await join.click();
    await expect.element(page.getByText('This is not the password of this account.')).toBeVisible();
    expect(memberships).toEqual([]);
    await expectNoAxeFindings();
    await password.fill('three short words');
    await join.click();
    await expect.element(switchOf('My days')).toBeChecked();
    await groupCard.getByText('My days', { exact: true }).click();
    await expect.element(switchOf('My days')).not.toBeChecked();
    await groupCard.getByText('My report', { exact: true }).click();
    await expect.element(page.getByText('Show your report?')).toBeVisible();
    await expect.element(password).toHaveFocus();
    await expect.element(switchOf('My report')).not.toBeChecked();
    await expectNoAxeFindings();
    await password.fill('three short words');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect.element(switchOf('My report')).toBeChecked();
    await expect.element(password).not.toBeInTheDocument();
  });
});

it('each leader is named, with what they may see', async () => {
  await openInClass();
  await expect.element(groupCard).toMatchTextContent('Ms LeeLeads since 1 September. Sees what you switch on.');
  await expect.element(groupCard).toMatchTextContent('Never sees your report.');
});

it('a pupil is told on which day the account is deleted, and how to keep it', async () => {
  server.learner = { ...SAMPLE_LEARNER, isPupil: true, isByPictures: true, endsOn: '2126-01-31' };
  const { router } = await openSharing();
  const note = page.getByText('Your account is deleted on 31 January 2126.', { exact: false });
  await expect.element(note).toBeVisible();
  await router.navigate(PATHS.dashboard);
  await expect.element(note).toBeVisible();
});

it.each([
  ['a switch is pressed', () => groupCard.getByText('My days', { exact: true }).click()],
  [
    'the learner leaves',
    async () => {
      await groupCard.getByRole('button', { name: 'Leave “5a”' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    },
  ],
])('a class that is deleted meanwhile goes in a true sentence when %s', async (_what, act) => {
  await openInClass();
  state.memberships = [];
  for (const name of ['PUT', 'DELETE'] as const)
    server.answer(`${name} /learners/:learnerId/memberships/:groupId`, () => problem(404, 'not-found'));
  await act();
  await expect.element(page.getByText('“5a” is not there any more', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain('nothing at this address');
});

describe('without an answer of the server', () => {
  it('a switch goes back and says so', async () => {
    await openInClass();
    server.isAway = true;
    await groupCard.getByText('My days', { exact: true }).click();
    await expect.element(groupCard.getByRole('alert')).toMatchTextContent('The switch is as it was before.');
    await expect.element(switchOf('My days')).not.toBeChecked();
    await expectNoAxeFindings();
  });

  it('what cannot be read is asked for again at a press', async () => {
    server.answer('GET /learners/:learnerId/memberships', () => problem(503, 'busy'));
    await openApp(PATHS.sharing, { server });
    await expect.element(page.getByText('Your classes and families cannot be read right now.')).toBeVisible();
    await expectNoAxeFindings();
    server.answer('GET /learners/:learnerId/memberships', () => state);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(views).toBeVisible();
  });
});
