import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { GameRuns } from '#contract/games/game-runs.ts';
import { attemptFromReport } from '#contract/screening/finished-attempt.ts';
import type { ReportOf, ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { GAMES } from '#rules/games/runs.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { focusGameReport, letterQuizReport, traitsReport } from '../../server/testing/runs/reports.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { deviceStore } from '../device/device-store.ts';
import { GAME_PATHS, PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer, problem } from '../testing/fake-server.ts';
import { emulateMedia } from '../testing/input-methods.ts';
import { logOut } from '../testing/log-out.ts';
import { currentSettings } from '../ui/settings/device-settings.ts';

const HOUR_MS = 3_600_000;
const NO_ATTEMPTS: ScreeningAttempts = { 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] };

let server: FakeServer;
let attempts: ScreeningAttempts;

/** A part that the learner finished, `hoursAgo`. */
function finish<Part extends ScreeningPart>(part: Part, report: ReportOf[Part], hoursAgo = 0): void {
  const timestamp = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  const attempt = attemptFromReport(part, { attemptId: crypto.randomUUID(), timestamp }, report);
  (attempts[part] as (typeof attempt)[]).push(attempt);
}

/** A letter quiz with so many of the ten letters right; a wrong one is taken for the letter that it turns into. */
function letters(right: number, heard = 'bdpqamtlrk'): ReportOf['letter-quiz'] {
  const wrong = (letter: string) => (letter === 'd' ? 'b' : 'd');
  const { finishedAt } = letterQuizReport();
  const answers = [...heard].map((letter, at) => ({
    heard: letter,
    typed: at < 10 - right ? wrong(letter) : letter,
    repeats: 0,
  }));
  return { finishedAt, answers } as ReportOf['letter-quiz'];
}

const parts = page.getByRole('region', { name: 'The three parts' }).getByRole('listitem');
const heading = page.getByRole('heading', { level: 1 });

async function openReport() {
  const app = await openApp(PATHS.report, { server });
  await expect.element(parts.first()).toBeVisible();
  return app;
}

/** Opens a folded part of the report. */
async function unfold(title: string) {
  await page.getByRole('button', { name: title, exact: true }).click();
  const panel = page.getByRole('group', { name: title, exact: true });
  await expect.element(panel).toBeVisible();
  return panel;
}

beforeEach(() => {
  attempts = structuredClone(NO_ATTEMPTS);
  server = new FakeServer(SAMPLE_LEARNER);
  server.answer('GET /learners/:learnerId/attempts', () => attempts);
});

describe('the report from sample attempts', () => {
  it('of all three parts has plain sentences, meters with both ends, the line and the usual range', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(360, 640);
    finish('focus-game', focusGameReport(104, 200));
    finish('letter-quiz', letters(4));
    finish('traits-questionnaire', traitsReport(5));
    await openReport();
    expect(parts.elements()).toHaveLength(3);
    for (const [place, words] of [
      ['Some attention traits showed up today.', 'away from the ball', 'near the ball', '70 % line'],
      ['Some traits of dyslexia showed up today.', 'no letter right', 'all letters right', '7 of 10 line'],
      ['Borderline: some autistic traits showed up today.', 'fewer traits', 'more traits', '6 of 10 line'],
    ].entries())
      for (const each of words) await expect.element(parts.nth(place).getByText(each, { exact: true })).toBeVisible();
    await expect.element(parts.nth(0).getByText('From day to day, 27 % to 77 % is usual.')).toBeInTheDocument();
    await expect.element(parts.nth(1).getByText('From day to day, 1 of 10 to 7 of 10 is usual.')).toBeInTheDocument();
    await expect.element(page.getByText('The line is at 6 of 10.')).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectNoAxeFindings();
  });

  it('of one part says that the others are not done yet', async () => {
    finish('letter-quiz', letters(9));
    await openReport();
    await expect.element(parts.nth(0)).toMatchTextContent('"Follow the ball" is not done yet.');
    await expect.element(parts.nth(1)).toMatchTextContent('Few traits of dyslexia showed up today.');
    await expect.element(page.getByText('9 of 10 right').first()).toBeVisible();
    await expectNoAxeFindings();
  });

  it('of careless answers has no verdict: its reason, another go, and the earlier result that tells more', async () => {
    finish('focus-game', focusGameReport(20, 20));
    finish('focus-game', { ...focusGameReport(180, 200), pointing: 'touch' }, 50);
    await openReport();
    const attention = parts.nth(0);
    await expect.element(attention.getByText('"Follow the ball" says little today.')).toBeVisible();
    await expect.element(attention.getByText('There was too little movement to tell.')).toBeVisible();
    await expect
      .element(attention.getByRole('link', { name: 'Do this part again' }))
      .toHaveAttribute('href', PATHS.focusGame);
    expect(attention.getByText('100 % near the ball').elements()).toEqual([]);
    await expect.element(attention.getByText('An earlier result tells more.')).toBeVisible();
    await expect.element(attention.getByText(/^Few attention traits showed up on /)).toBeVisible();
    await expect.element(attention.getByText('90 % near the ball')).toBeVisible();
    await expect.element(parts.nth(1)).toMatchTextContent('"Hear a letter" is not done yet.');
    const history = await unfold('Earlier times');
    await expect
      .element(history.getByRole('img'))
      .toHaveAccessibleName(/: 90\s%, says little\. The line is at 70\s%\.$/);
    await expect
      .element(history.getByRole('listitem').first())
      .toMatchTextContent('says little. There was too little movement to tell.');
    await expect.element(history.getByRole('listitem').nth(1)).toMatchTextContent(/90\s%, with a finger/);
    expect(history.element().querySelectorAll('[class*=hollow]')).toHaveLength(1);
    await expectNoAxeFindings();
  });

  it('of two attempts compares them, and has the letters that changed places in a grid', async () => {
    finish('letter-quiz', letters(9));
    finish('letter-quiz', letters(6), 1);
    await openReport();
    const panel = await unfold('More about letters');
    const grid = panel.getByRole('table', { name: /^Letters heard/ });
    expect(grid.getByRole('row').elements()).toHaveLength(5);
    await expect.element(grid).toMatchTextContent('×');
    await expect.element(page.getByRole('heading', { name: 'Your strengths' })).toBeVisible();
    await expect.element(page.getByText('6 of 10').first()).toBeInTheDocument();
    await expect.element(page.getByRole('main')).not.toMatchTextContent(/you have (adhd|dyslexia|autism)/i);
    await expectNoAxeFindings();
  });

  it('is calm: the rest is folded, and all of it is on paper, without the bars of the app', async () => {
    finish('focus-game', focusGameReport(184, 200));
    finish('letter-quiz', letters(9));
    finish('traits-questionnaire', traitsReport(2));
    await openReport();
    const rest = ['How sure is this?', 'Which letters changed places', 'Talk about it.'].map((text) =>
      page.getByText(text).first(),
    );
    const frame = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Print the report' }),
    ];
    const onPaper = ['#thembstudy', 'The report of Mira'].map((text) => page.getByRole('main').getByText(text));
    const date = page.getByText(/^Printed on \d+ \w+ \d{4}\./);
    await expect.element(rest[0] ?? date).not.toBeVisible();
    for (const each of onPaper) await expect.element(each).not.toBeVisible();
    const shown = frame.map((each) => each.element());
    onTestFinished(() => emulateMedia());
    await emulateMedia('print');
    for (const each of [...rest, ...onPaper, date]) await expect.element(each).toBeVisible();
    for (const element of shown) expect(element.checkVisibility()).toBe(false);
  });

  it('says with each part how sure it is, with its own figures', async () => {
    finish('focus-game', focusGameReport(184, 200));
    finish('letter-quiz', letters(9));
    finish('traits-questionnaire', traitsReport(6));
    await openReport();
    const attention = await unfold('More about attention');
    await expect.element(attention).toMatchTextContent('about 12 of 100 people it points to would have ADHD');
    await expect.element(attention.getByRole('link', { name: /Arrondo/ })).toBeVisible();
    const ofLetters = await unfold('More about letters');
    await expect.element(ofLetters).toMatchTextContent('up to about age seven');
    await expect.element(ofLetters).not.toMatchTextContent('ADHD');
    const people = await unfold('More about people');
    await expect.element(people).toMatchTextContent('38 of 100 cases');
    await expect
      .element(people)
      .toMatchTextContent('The Cognitive Perception & Social Understanding Quiz on the dashboard is another quiz.');
    const numbers = await unfold('What the numbers mean');
    await expect
      .element(numbers.getByRole('link', { name: 'What a result can and cannot tell' }))
      .toHaveAttribute('href', PATHS.resultsExplained);
    await expectNoAxeFindings();
  });

  it('of a child is in easy words, and beside it are those for the grown-up', async () => {
    server.learner = { ...SAMPLE_LEARNER, ageBand: 'under-13' };
    finish('focus-game', focusGameReport(104, 200));
    finish('letter-quiz', letters(9));
    finish('traits-questionnaire', traitsReport(5));
    const { path } = await openReport();
    await expect.element(parts.nth(0)).toMatchTextContent('Staying near the ball was not easy today.');
    await expect.element(parts.nth(1)).toMatchTextContent('You typed most letters right today.');
    await expect
      .element(parts.nth(2))
      .toMatchTextContent('Some answers today were like those of many autistic people.');
    await expect.element(page.getByText('You did nothing wrong')).toBeVisible();
    const grownUp = page.getByRole('region', { name: 'For the grown-up with you' });
    await expect.element(grownUp).toMatchTextContent('Some attention traits showed up today.');
    await expect.element(grownUp).toMatchTextContent('Few traits of dyslexia showed up today.');
    await expect.element(grownUp).toMatchTextContent('Borderline: some autistic traits showed up today.');
    await expectNoAxeFindings();
    await grownUp.getByRole('link', { name: 'Open the page for a grown-up' }).click();
    await expect.poll(path).toBe(PATHS.grownUp);
  });
});

describe('the practice of b, d, p and q', () => {
  const practice = (name: string) => page.getByRole('link', { name, exact: true });

  it.each([
    ['none of them came up', 'acefghtlrk', 'acefghtlrk', null],
    ['each was typed right', 'bdpqamtlrk', 'bdpqamtlrk', null],
    ['only other letters changed places', 'bdpqamtlrk', 'bdpqantlrk', null],
    ['b was once typed for d', 'bdpqamtlrk', 'bbpqamtlrk', ['b and d', '?letters=bd']],
    ['three of them changed places', 'bdpqamtlrk', 'dbpbamtlrk', ['b, d and q', '?letters=bdq']],
  ])('when %s', async (_when, heard, typed, offered) => {
    const { finishedAt } = letterQuizReport();
    const answers = [...heard].map((letter, at) => ({ heard: letter, typed: typed[at], repeats: 0 }));
    finish('letter-quiz', { finishedAt, answers } as ReportOf['letter-quiz']);
    await openReport();
    await unfold('More about letters');
    expect(page.getByRole('link', { name: /^Play Letter round/ }).elements()).toHaveLength(offered ? 2 : 0);
    if (!offered) return;
    // As the first step to try, and below the letters.
    for (const link of practice(`Play Letter round with ${offered[0]}`).elements())
      expect(link.getAttribute('href')).toBe(`${GAME_PATHS['letter-round']}${offered[1]}`);
    expect(practice(`Play Letter round with ${offered[0]}`).elements()).toHaveLength(2);
  });
});

describe('a step to try', () => {
  const steps = page.getByRole('region', { name: 'What to try next' });

  it('is shown without a press, and leads into the very game where there is one', async () => {
    finish('letter-quiz', letters(8));
    await openReport();
    await expect
      .element(steps.getByRole('link', { name: 'Play Letter round with b and d' }))
      .toHaveAttribute('href', `${GAME_PATHS['letter-round']}?letters=bd`);
    await expect.element(page.getByRole('button', { name: 'Print the report' })).toHaveAttribute('data-look', 'line');
    await expectNoAxeFindings();
  });

  it('opens a passage whose level follows the last reading, or else the age', async () => {
    const read = steps.getByRole('link', { name: /^Read a text of level / });
    server.learner = { ...SAMPLE_LEARNER, ageBand: 'under-13' };
    finish('letter-quiz', letters(4, 'aceghjmtlr'));
    const app = await openReport();
    await expect.element(read).toMatchTextContent('Read a text of level 1');
    await expect.element(read).toHaveAttribute('href', `${PATHS.assignment}?passage=last-bus`);
    app.close();
    const run = { runId: 'a', timestamp: new Date().toISOString(), durationMs: 60_000, choice: 'green-tent' };
    server.answer('GET /learners/:learnerId/runs', () => ({
      ...(Object.fromEntries(GAMES.map((game) => [game, []])) as never as GameRuns),
      'reading-passage': [{ ...run, level: 1, score: 3 }],
    }));
    await openReport();
    await expect.element(read).toMatchTextContent('Read a text of level 2');
    await expect.element(read).toHaveAttribute('href', `${PATHS.assignment}?passage=bread-before-sunrise`);
  });

  it('opens the video that explains what showed up, at its place', async () => {
    finish('focus-game', focusGameReport(104, 200));
    const { router } = await openReport();
    await steps.getByRole('link', { name: 'Go to the video' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(PATHS.videos);
    await expect.element(page.getByRole('button', { name: /What is ADHD\?/ })).toHaveFocus();
  });

  it('shows a setting on a sentence, sets it with one press, and takes it back with the next', async () => {
    server.answer('PATCH /learners/:learnerId/settings', ({ body }) => body as never);
    finish('letter-quiz', letters(4, 'aceghjmtlr'));
    await openReport();
    const step = steps.getByRole('listitem').filter({ hasText: 'Give letters more room.' });
    const [now, then] = step
      .getByText('The green tent stands by the lake.')
      .elements()
      .map((each) => getComputedStyle(each));
    expect(Number.parseFloat(then?.fontSize ?? '')).toBeCloseTo(Number.parseFloat(now?.fontSize ?? '') * 1.2, 1);
    expect(Number.parseFloat(then?.letterSpacing ?? '')).toBeGreaterThan(Number.parseFloat(now?.letterSpacing ?? ''));
    await expectNoAxeFindings();
    await step.getByRole('button', { name: 'Use it' }).click();
    await expect.element(step.getByText('All pages are like this now.')).toBeVisible();
    expect(currentSettings()).toMatchObject({ size: 1.2, spacing: 0.5 });
    await expect.element(step.getByRole('button', { name: 'Take it back' })).toHaveFocus();
    await step.getByRole('button', { name: 'Take it back' }).click();
    expect(currentSettings()).toMatchObject({ size: 1, spacing: 0 });
    await expect.element(step.getByRole('button', { name: 'Use it' })).toHaveFocus();
  });

  it('of a child is in words for a child', async () => {
    server.learner = { ...SAMPLE_LEARNER, ageBand: 'under-13' };
    finish('letter-quiz', letters(4));
    await openReport();
    await expect.element(steps).toMatchTextContent('It tells how people think in different ways.');
    await expect.element(steps).not.toMatchTextContent(/dyslexia|doctor/i);
  });

  it('can be ticked, and the next visit on another day asks kindly whether it helped', async () => {
    finish('traits-questionnaire', traitsReport(8));
    let app = await openReport();
    const first = steps.getByRole('listitem').first();
    // What to try leads to where it can be done.
    for (const step of steps.getByRole('listitem').elements())
      expect(step.querySelectorAll('a, button')).toHaveLength(1);
    await first.getByText('I am trying this').click();
    await expect.element(first.getByRole('checkbox')).toBeChecked();
    app.close();

    const question = page.getByRole('region', { name: 'Did it help?' });
    app = await openReport();
    await expect.element(question).not.toBeInTheDocument();
    app.close();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * HOUR_MS });
    onTestFinished(() => void vi.useRealTimers());
    app = await openReport();
    await expect.element(question).toMatchTextContent('You wanted to try this:');
    await expect.element(question).toMatchTextContent('Ask for clear words.');
    await expectNoAxeFindings();
    await question.getByRole('button', { name: 'A bit' }).click();
    await expect.element(question.getByText('Good to know. You can keep it, or change it a little.')).toHaveFocus();
    app.close();
    await openReport();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(first).toMatchTextContent('You said that it helped a bit.');
    await expect.element(first.getByRole('checkbox')).toBeChecked();
    await first.getByText('I am trying this').click();
    await expect.element(first).not.toMatchTextContent('You said');
  });

  it('leaves the device at sign-out', async () => {
    finish('traits-questionnaire', traitsReport(8));
    await openReport();
    await steps.getByText('I am trying this').first().click();
    expect(localStorage.getItem('tried-steps')).toContain('clear-words');
    await logOut();
    expect(localStorage.getItem('tried-steps')).toBeNull();
  });
});

it('with the server away it says so, and shows the report when the server is back', async () => {
  finish('letter-quiz', letters(9));
  let tries = 0;
  server.answer('GET /learners/:learnerId/attempts', () => {
    tries += 1;
    return problem(503, 'busy');
  });
  await openApp(PATHS.report, { server });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expectNoAxeFindings();
  // The page tries three times by itself; from then on it waits for a press.
  await expect.poll(() => tries).toBe(3);
  server.answer('GET /learners/:learnerId/attempts', () => attempts);
  await again.click();
  await expect.element(page.getByText('9 of 10 right').first()).toBeVisible();
});

describe('results done signed out', () => {
  const keepAnswer = async (validity: object) => {
    const answer = attemptFromReport(
      'traits-questionnaire',
      { attemptId: crypto.randomUUID(), timestamp: new Date().toISOString() },
      traitsReport(4),
    );
    const { validity: _, ...earlier } = answer;
    const attempt = { ...earlier, ...validity };
    await (await deviceStore()).put('answers', {
      id: answer.attemptId,
      kind: 'traits-questionnaire',
      answer: { attempt },
    });
  };
  beforeEach(() => {
    server.learner = null;
  });

  it('can be deleted from the device, after a question', async () => {
    await keepAnswer({ validity: null });
    const app = await openReport();
    await expect.element(page.getByText('4 of 10 traits').first()).toBeVisible();
    expect(page.getByText(/^The report of/).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Remove them from this device' }).click();
    await expectNoAxeFindings();
    await page.getByRole('button', { name: 'Remove them', exact: true }).click();
    await expect.element(page.getByText(/of 10 traits/)).not.toBeInTheDocument();
    app.close();
    await openApp(PATHS.report, { server });
    await expect.element(heading).toBeVisible();
    expect(await (await deviceStore()).getAll('answers')).toEqual([]);
  });

  it('are not in the report of who logs in later, which says so and shows them after a press', async () => {
    await keepAnswer({ validity: null });
    server.learner = SAMPLE_LEARNER;
    await openApp(PATHS.report, { server });
    await expect.element(page.getByText('No part of the test is done yet')).toBeVisible();
    await expect.element(page.getByText("are in nobody's account")).toBeVisible();
    expect(page.getByText('4 of 10 traits').elements()).toEqual([]);
    await page.getByRole('button', { name: 'Show the results of this device' }).click();
    await expect.element(page.getByText('4 of 10 traits').first()).toBeVisible();
    await expectNoAxeFindings();
  });

  it('are named on the dashboard of who logs in later', async () => {
    await keepAnswer({ validity: null });
    server.learner = SAMPLE_LEARNER;
    await openApp(PATHS.dashboard, { server });
    await expect.element(page.getByText('They are not in your account.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See them' })).toHaveAttribute('href', PATHS.report);
  });

  it('that were stored before they were judged are judged when they are read', async () => {
    await keepAnswer({});
    const { router } = await openReport();
    await expect.element(page.getByText('Borderline: some autistic traits showed up today.')).toBeVisible();
    await expect.element(page.getByText('4 of 10 traits')).toBeVisible();
    await router.navigate(PATHS.grownUp);
    await expect.element(page.getByText('4 of 10 answers fit a trait.')).toBeVisible();
  });
});
