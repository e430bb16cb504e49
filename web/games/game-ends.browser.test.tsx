import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PICTURE_WORDS } from '#content/picture-words.ts';
import { SOUND_MATCH_WORDS } from '#content/sound-match.ts';
import { WORD_OR_NOT_WORDS } from '#content/word-or-not.ts';
import type { GameRun } from '#contract/games/game-runs.ts';
import { type CarefulRun, carefulTrials } from '#rules/games/careful-moles/careful-moles.ts';
import { type LetterQuestion, letterQuestions } from '#rules/games/letter-round/letter-round.ts';
import { GAMES } from '#rules/games/runs.ts';
import { missedSounds, rightOption, soundQuestions } from '#rules/games/sound-match/sound-match.ts';
import { simonRunLostIn } from '#rules/games/testing/simon-runs.ts';
import { type WordOrNotTrial, wordOrNotTrials } from '#rules/games/word-or-not/word-or-not.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { type SavedRun, useSaveRun } from '../play/saving/use-save-run.ts';
import { PictureWordsEnd } from '../quizzes/picture-words/picture-words-end.tsx';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { CarefulEnd } from './careful-moles/careful-moles-page.tsx';
import { LetterRoundEnd } from './letter-round/letter-round-page.tsx';
import { SimonEnd } from './simon/simon-end.tsx';
import { SoundMatchEnd } from './sound-match/sound-match-page.tsx';
import { WordOrNotEnd } from './word-or-not/word-or-not-page.tsx';

const SEED = 11;
const DURATION_MS = 200_000;
const words = PICTURE_WORDS as NonNullable<typeof PICTURE_WORDS>;
const sounds = { words, sounds: SOUND_MATCH_WORDS as NonNullable<typeof SOUND_MATCH_WORDS> };
const parts = WORD_OR_NOT_WORDS?.parts ?? [];

type EndProps = { saved: SavedRun; onPlayAgain: () => void; onPlayLevel: () => void };
const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });
const figures = () => main.getByRole('term').elements();

let shown: { end: (props: EndProps) => ReactNode; run: GameRun | null };

function ShownEnd() {
  const saved = { ...useSaveRun('simon'), run: shown.run };
  return shown.end({ saved, onPlayAgain: () => {}, onPlayLevel: () => {} });
}

type Played = { run?: GameRun | null; before?: GameRun[] };

/** Opens the end of a game. The server has the runs from `before`. */
async function openEnd(end: (props: EndProps) => ReactNode, { run = null, before = [] }: Played = {}) {
  const server = new FakeServer(SAMPLE_LEARNER);
  server.answer('GET /learners/:learnerId/runs', () => {
    const none = Object.fromEntries(GAMES.map((game) => [game, []]));
    return { ...none, 'careful-moles': before } as never;
  });
  shown = { end, run };
  const app = await openApp('/end', { pages: { '/end': ShownEnd }, server });
  await expect.element(heading).toBeVisible();
  return app;
}

const letterRound = (pick: (question: LetterQuestion) => number) => (props: EndProps) => {
  const answers = letterQuestions(SEED).map((question) => ({ picked: pick(question), answeredAfterMs: 900 }));
  return <LetterRoundEnd {...props} run={{ durationMs: DURATION_MS, seed: SEED, answers }} />;
};

/** Sound match with a wrong answer at the first `wrong` questions, or `always` the same place. */
function soundMatchRun(wrong: number, always?: number) {
  const answers = soundQuestions(SEED).map((question, at) => ({
    picked: always ?? (rightOption(question) + (at < wrong ? 1 : 0)) % 3,
    answeredAfterMs: 900,
  }));
  return { durationMs: DURATION_MS, seed: SEED, withWords: false, answers };
}
const soundMatch = (run: ReturnType<typeof soundMatchRun>) => (props: EndProps) => (
  <SoundMatchEnd {...props} words={sounds} run={run} />
);

const pictureWords = (places: readonly number[], answeredAfterMs: number) => (props: EndProps) => {
  const answers = Array.from({ length: 10 }, (_, at) => ({ picked: places[at % places.length] ?? 0, answeredAfterMs }));
  return <PictureWordsEnd {...props} words={words} report={{ durationMs: DURATION_MS, seed: SEED, answers }} />;
};

const wordOrNot = (isTakenForWord: (trial: WordOrNotTrial, at: number) => boolean) => (props: EndProps) => {
  const answers = wordOrNotTrials(SEED).map((trial, at) => ({
    answer: isTakenForWord(trial, at) ? ('word' as const) : ('not-a-word' as const),
    answeredAfterMs: 900,
  }));
  return <WordOrNotEnd {...props} words={parts} report={{ durationMs: DURATION_MS, seed: SEED, answers }} />;
};

/** Careful moles with every mole touched, and every rabbit too where `touchesRabbits`. */
const carefulMoles =
  ({ touchesRabbits = false, isCalm = false }) =>
  (props: EndProps) => {
    const trials = carefulTrials(SEED).map(({ animal }, trial) => ({
      trial,
      pressesMs: animal === 'mole' || touchesRabbits ? [400] : [],
    }));
    const run: CarefulRun = { durationMs: 150_000, isCalm, seed: SEED, trials };
    return <CarefulEnd {...props} run={run} />;
  };

describe('the end of a game that tells nothing says why, and has neither figures nor advice', () => {
  it.each([
    ['Letter round at one place', letterRound(() => 1), 'This says little today.', 'in the same place.'],
    ['Sound match at one place', soundMatch(soundMatchRun(0, 0)), 'This says little today.', 'in the same place.'],
    ['Picture words at one place', pictureWords([2], 2000), 'This says little today.', 'in the same place.'],
    ['Picture words in no time', pictureWords([0, 1, 2, 3], 200), 'That was too quick to tell.', 'faster than the'],
    ['Word or not by one answer', wordOrNot(() => true), 'Today we cannot tell', 'Nearly all answers were the same.'],
    [
      'Careful moles, all touched',
      carefulMoles({ touchesRabbits: true }),
      'This game cannot tell you much',
      'Moles and rabbits were touched about as often.',
    ],
  ])('%s', async (_name, end, first, reason) => {
    await openEnd(end);
    await expect.element(main).toMatchTextContent(first);
    await expect.element(main).toMatchTextContent(reason);
    expect(figures()).toEqual([]);
    for (const role of ['listitem', 'img'] as const) expect(main.getByRole(role).elements()).toEqual([]);
    await expect.element(main).not.toMatchTextContent(/changed places|begin alike|traits of|Most likely|best so far/);
    await expectNoAxeFindings();
  });
});

it('Letter round names two letters that changed places, and says how to tell them apart', async () => {
  await openEnd(letterRound(({ letter, options }) => options.indexOf(letter === 'd' ? 'b' : letter)));
  await expect.element(heading).toMatchTextContent('You found 18 of 24 letters');
  await expect.element(main.getByRole('listitem').filter({ hasText: /^d/ })).toMatchTextContent('0 of 6 found');
  await expect.element(main).toMatchTextContent('The letters b and d changed places.');
});

it('Sound match lists the words that were not matched', async () => {
  const { close } = await openEnd(soundMatch(soundMatchRun(2)));
  await expect.element(heading).toMatchTextContent('You matched 12 of 14 sounds');
  expect(main.getByRole('listitem').filter({ hasText: 'These begin alike' }).elements()).toHaveLength(
    missedSounds(soundMatchRun(2)).length,
  );
  close();
  await openEnd(soundMatch(soundMatchRun(0)));
  await expect.element(main).toMatchTextContent('Every sound was matched.');
});

it('Word or not has the result of each part, with what is likely in another game', async () => {
  await openEnd(wordOrNot(({ isWord }, at) => isWord && at < 70));
  await expect.element(heading).toMatchTextContent('77 of 84 right');
  const rows = main.getByRole('listitem').elements();
  expect(rows).toHaveLength(6);
  expect(rows[0]?.textContent).toMatch(
    /Words with 4 letters.*14 of 14 right.*Most likely 10 to 14 if you played again/,
  );
  expect(rows[5]?.textContent).toMatch(/7 of 14 right.*Most likely 3 to 11 if you played again/);
});

it('Picture words lists wrong words with the right ones', async () => {
  await openEnd(pictureWords([0, 1, 2, 3], 2000));
  const mixedUp = main.getByRole('listitem').elements();
  expect(mixedUp.length).toBeGreaterThan(0);
  for (const row of mixedUp) expect(row.textContent).toMatch(/^The word is .+\.\s*You chose .+\.$/);
});

describe('Simon', () => {
  it.each([
    { level: 1, right: 0, terms: [], said: 'Longer games show your focus and consistency too' },
    { level: 6, right: 0, terms: ['Consistency', 'Usual reaction'], said: 'One press there is too few for a number.' },
    { level: 5, right: 2, terms: ['Focus', 'Consistency', 'Usual reaction'], said: '2 of 3 right in the last round' },
  ])('lost after $right presses of level $level has the figures it has enough presses for', async (lost) => {
    await openEnd((props) => <SimonEnd {...props} report={simonRunLostIn(lost.level, lost.right)} />);
    expect(figures().map(({ textContent }) => textContent)).toEqual(lost.terms);
    await expect.element(main).toMatchTextContent(lost.said);
  });
});

describe('Careful moles', () => {
  const runOf = (score: number, day: number, change: Partial<GameRun> = {}): GameRun => ({
    runId: crypto.randomUUID(),
    timestamp: `2026-01-${day}T09:00:00.000Z`,
    durationMs: 151_000,
    choice: '',
    score,
    level: null,
    ...change,
  });

  it('shows what is usual for the learner from three earlier games on that have numbers', async () => {
    const before = [
      runOf(84, 13),
      runOf(91, 12),
      runOf(75, 11, { validity: 'not-told-apart' }),
      runOf(79, 10),
      runOf(100, 19, { choice: 'calm' }),
    ];
    const { close } = await openEnd(carefulMoles({}), { run: runOf(92, 14), before });
    await expect
      .element(page.getByRole('img', { name: /79, 91, 84.* 92.*Usual for you: \d+ to \d+ %/ }))
      .toBeInTheDocument();
    await expect.element(main).toMatchTextContent('Your last four games');
    await expect.element(main).toMatchTextContent('Today is as usual for you.');
    await expectNoAxeFindings();
    close();
    await openEnd(carefulMoles({}), { run: runOf(92, 14) });
    await expect.element(main).toMatchTextContent('After 3 more games you see here what is usual for you.');
  });

  it('ends its calm version without a number', async () => {
    await openEnd(carefulMoles({ isCalm: true }), { run: runOf(100, 14, { choice: 'calm' }), before: [runOf(84, 13)] });
    await expect.element(heading).toMatchTextContent('You played to the end');
    expect(figures()).toEqual([]);
    expect(main.getByRole('img').elements()).toEqual([]);
  });
});
