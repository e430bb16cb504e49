import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PASSAGES } from '#content/passages.ts';
import { PICTURE_WORDS } from '#content/picture-words.ts';
import { SOUND_MATCH_WORDS } from '#content/sound-match.ts';
import { WORD_OR_NOT_BANK } from '#content/word-or-not-bank.ts';
import type { GameRun } from '#contract/games/game-runs.ts';
import { type CarefulRun, carefulTrials } from '#rules/games/careful-moles/careful-moles.ts';
import { type LetterQuestion, letterQuestions } from '#rules/games/letter-round/letter-round.ts';
import { sumAnswer } from '#rules/games/multitask-master/arithmetic.ts';
import { type MultitaskRun, multitaskTasks } from '#rules/games/multitask-master/multitask-master.ts';
import { GAMES } from '#rules/games/runs.ts';
import { missedSounds, rightOption, soundQuestions } from '#rules/games/sound-match/sound-match.ts';
import type { SpotState } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { newSpotState } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { multitaskLevelRunOf } from '#rules/games/testing/multitask-level-runs.ts';
import { simonRunLostIn } from '#rules/games/testing/simon-runs.ts';
import type { MoleLevelRun } from '#rules/games/whack-a-mole/mole-levels.ts';
import type { MoleRun } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { type WordOrNotTrial, wordOrNotTrials } from '#rules/games/word-or-not/word-or-not.ts';
import type { AgeBand } from '#rules/people/age-band.ts';
import type { ReadingRun } from '#rules/reading/reading-run.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { storeThree } from '../device/stored-three.ts';
import { ReadingEnd } from '../level-up-lab/assignment/questions/passage-questions.tsx';
import { type SavedRun, useSaveRun } from '../play/saving/use-save-run.ts';
import { PictureWordsEnd } from '../quizzes/picture-words/picture-words-end.tsx';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { changeSettings } from '../ui/settings/device-settings.ts';
import { calendarDay } from '../ui/words/dates.ts';
import { CarefulEnd } from './careful-moles/careful-moles-page.tsx';
import { LetterRoundEnd } from './letter-round/letter-round-page.tsx';
import { MultitaskEnd, MultitaskLevelEnd } from './multitask-master/multitask-end.tsx';
import { SimonEnd } from './simon/simon-end.tsx';
import { SoundMatchEnd } from './sound-match/sound-match-page.tsx';
import { SpotEnd } from './spot-the-difference/spot-end.tsx';
import { MoleLevelEnd } from './whack-a-mole/mole-level-end.tsx';
import { MolesEnd } from './whack-a-mole/whack-a-mole-page.tsx';
import { WordOrNotEnd } from './word-or-not/word-or-not-end.tsx';

const SEED = 11;
const DURATION_MS = 200_000;
const words = PICTURE_WORDS as NonNullable<typeof PICTURE_WORDS>;
const sounds = { words, sounds: SOUND_MATCH_WORDS as NonNullable<typeof SOUND_MATCH_WORDS> };
const bank = WORD_OR_NOT_BANK ?? [];
const passages = PASSAGES as NonNullable<typeof PASSAGES>;

type EndProps = { saved: SavedRun; onPlayAgain: () => void; onPlayLevel: () => void };
const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });
const moreNumbers = page.getByRole('button', { name: 'More numbers' });
const figures = () => main.getByRole('term').elements();

let shown: { end: (props: EndProps) => ReactNode; run: GameRun | null };

const SENT = { state: 'sent', isNamed: true, isUnstored: false } as unknown as SavedRun['saving'];

function ShownEnd() {
  const saved = { ...useSaveRun('simon'), run: shown.run, saving: SENT };
  return shown.end({ saved, onPlayAgain: () => {}, onPlayLevel: () => {} });
}

type Played = { run?: GameRun | null; before?: GameRun[]; isFolded?: boolean; ageBand?: AgeBand | null };

/** Opens the end of a game with its numbers, unless it `isFolded`. The server has the runs from `before`, of each game. */
async function openEnd(
  end: (props: EndProps) => ReactNode,
  { run = null, before = [], isFolded = false, ageBand = null }: Played = {},
) {
  const server = new FakeServer({ ...SAMPLE_LEARNER, ageBand });
  server.answer(
    'GET /learners/:learnerId/runs',
    () => Object.fromEntries(GAMES.map((game) => [game, before])) as never,
  );
  shown = { end, run };
  const app = await openApp('/end', { pages: { '/end': ShownEnd }, server });
  await expect.element(heading).toBeVisible();
  if (!isFolded) {
    await moreNumbers.click();
    await expect.element(moreNumbers).toHaveAttribute('aria-expanded', 'true');
  }
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

const wordOrNot =
  (isTakenForWord: (trial: WordOrNotTrial, at: number) => boolean, set = 0) =>
  (props: EndProps) => {
    const answers = wordOrNotTrials(SEED, set).map((trial, at) => ({
      answer: isTakenForWord(trial, at) ? ('word' as const) : ('not-a-word' as const),
      answeredAfterMs: 900,
    }));
    return <WordOrNotEnd {...props} bank={bank} report={{ durationMs: DURATION_MS, seed: SEED, set, answers }} />;
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

it('Word or not has the result of each part, and says once how much it can differ in another game', async () => {
  await openEnd(wordOrNot(({ isWord }, at) => isWord && at < 70));
  await expect.element(heading).toMatchTextContent('77 of 84 right');
  const rows = main.getByRole('listitem').filter({ hasText: 'Words with' }).elements();
  expect(rows).toHaveLength(6);
  expect(rows[0]?.textContent).toMatch(/Words with 4 letters.*14 of 14 right$/);
  expect(rows[5]?.textContent).toMatch(/7 of 14 right$/);
  expect(main.getByText('Play again, and each number can come out up to 4 higher or lower.').elements()).toHaveLength(
    1,
  );
});

it('Word or not shows the missed words of its set, each with its sound, and real ones with their meaning', async () => {
  const set = 1;
  const missed = (isWord: boolean) => (isWord ? bank[1]?.words : bank[5]?.madeUp)?.slice(7, 9) ?? [];
  const isMissed = ({ part, isWord, index }: WordOrNotTrial) => part === (isWord ? 1 : 5) && index >= 7 && index < 9;
  const { close } = await openEnd(
    wordOrNot((trial) => trial.isWord !== isMissed(trial), set),
    { isFolded: true },
  );
  const [real, madeUp] = main
    .getByRole('list')
    .elements()
    .map((list) => list.textContent);
  for (const word of missed(true)) expect(real).toContain(word);
  for (const word of missed(false)) expect(madeUp).toContain(word);
  await expect.element(main.getByRole('heading', { name: 'Real words you took for made-up ones' })).toBeVisible();
  await page.getByRole('button', { name: `Hear ${missed(false)[0]}` }).click();
  await expect.element(main).toMatchTextContent('This device has no English voice.');
  await expectNoAxeFindings();
  close();
  const isBread = ({ part, isWord, index }: WordOrNotTrial) => isWord && bank[part]?.words[index] === 'bread';
  await openEnd(
    wordOrNot((trial) => trial.isWord && !isBread(trial)),
    { isFolded: true },
  );
  await expect.element(main.getByRole('listitem').filter({ hasText: 'bread' })).toMatchTextContent(/made of flour/);
  expect(main.getByRole('heading', { name: 'Made-up words you took' }).elements()).toEqual([]);
});

it('Picture words lists wrong words with the right ones', async () => {
  await openEnd(pictureWords([0, 1, 2, 3], 2000));
  await expect.element(main.getByRole('listitem').first()).toBeVisible();
  const mixedUp = main.getByRole('listitem').elements();
  expect(mixedUp.length).toBeGreaterThan(0);
  for (const row of mixedUp) expect(row.textContent).toMatch(/^The word is .+\.\s*You chose .+\.$/);
});

it.each([
  ['18-or-older', 'Some traits of dyslexia', 'good practice'],
  ['13-to-17', 'Some traits of dyslexia', 'good practice'],
  ['under-13', 'Letter round is good practice', 'traits'],
  [null, 'Letter round is good practice', 'traits'],
] as const)('Picture words with many wrong words says to %s: %s', async (ageBand, said, unsaid) => {
  await openEnd(pictureWords([0, 1, 2, 3], 2000), { ageBand });
  await expect.element(main).toMatchTextContent(said);
  await expect.element(main).not.toMatchTextContent(unsaid);
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

const runOfToday = (score: number): GameRun => ({
  runId: crypto.randomUUID(),
  timestamp: new Date().toISOString(),
  durationMs: 60_000,
  choice: '',
  score,
  level: null,
});

const multitaskRun: MultitaskRun = {
  durationMs: 60_000,
  withoutClock: true,
  seed: 3,
  difficulty: 'easy',
  rounds: multitaskTasks(3, 'easy').map(({ sum }) => ({
    pickedShape: 0,
    answeredSum: sumAnswer(sum),
    durationMs: 4000,
  })),
};
const moleRun: MoleRun = {
  durationMs: 30_000,
  withoutClock: false,
  difficulty: 'easy',
  hits: Array.from({ length: 24 }, (_, mole) => ({ mole, reactionMs: 500 + 10 * mole })),
  misses: 3,
};
const moleLevelRun: MoleLevelRun = {
  durationMs: 60_000,
  startLevel: 4,
  reactionsMs: Array.from({ length: 48 }, (_, at) => (at % 4 === 3 ? null : 420)),
  misses: 2,
};
const spotState: SpotState = {
  ...newSpotState({ withoutClock: false, shownAs: 'pictures' }, 1),
  status: 'finished',
  tally: { found: [0, 1, 2], score: 30 },
  presses: [],
  endedAtMs: 60_000,
};
const readingRun: ReadingRun = {
  durationMs: 60_000,
  passage: passages[0].id,
  seed: SEED,
  wasListened: false,
  readMs: 40_000,
  answers: [0, 1, 2].map((picked) => ({ picked, answeredAfterMs: 3000 })),
};

const ENDS: Record<string, (props: EndProps) => ReactNode> = {
  Simon: (props) => <SimonEnd {...props} report={simonRunLostIn(6, 4)} />,
  'Multitask Master': (props) => <MultitaskEnd {...props} report={multitaskRun} onChangeSetUp={() => {}} />,
  'Multitask Master with levels': ({ saved, onPlayLevel }) => (
    <MultitaskLevelEnd run={multitaskLevelRunOf(3, () => true)} saved={saved} onPlay={onPlayLevel} />
  ),
  'Spot the Difference': (props) => <SpotEnd {...props} state={spotState} />,
  'Whack-a-Mole': (props) => <MolesEnd {...props} report={moleRun} />,
  'Whack-a-Mole with levels': ({ saved, onPlayLevel }) => (
    <MoleLevelEnd run={moleLevelRun} saved={saved} onPlay={onPlayLevel} />
  ),
  'Careful moles': carefulMoles({}),
  'Letter round': letterRound(({ letter, options }) => options.indexOf(letter === 'd' ? 'b' : letter)),
  'Sound match': soundMatch(soundMatchRun(2)),
  'Word or not': wordOrNot(({ isWord }, at) => isWord && at < 70),
  'Visual Recognition': pictureWords([0, 1, 2, 3], 2000),
  'Reading a passage': ({ saved }) => (
    <ReadingEnd passages={passages} run={readingRun} saved={saved} onRead={() => {}} />
  ),
};

/** The words of the page before the numbers, without those of the navigation. */
function wordsBeforeNumbers(): string[] {
  const [card] = document.querySelectorAll('main > section');
  // biome-ignore lint/performance/useDomNodeTextContent: hidden words do not count
  return (card as HTMLElement).innerText.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
}

describe.each([18, 25])('the first screen of a phone, in letters of %i px', (px) => {
  it.each(Object.entries(ENDS))('%s has its result, what comes next and Play Again', async (name, end) => {
    await page.viewport(360, 640);
    onTestFinished(() => page.viewport(1280, 800));
    changeSettings({ size: Math.round(px / 1.8) / 10 });
    const three = GAMES.filter((game) => ['letter-round', 'picture-words', 'multitask-master'].includes(game));
    storeThree({
      ...{ owner: SAMPLE_LEARNER.id, day: calendarDay(new Date()), others: [] },
      three,
      previous: null,
      hiddenOn: null,
    });
    const before = [7, 5, 6, 4, 6, 3].map((score) => ({ ...runOfToday(score), timestamp: '2026-01-10T09:00:00.000Z' }));
    await openEnd(end, { run: runOfToday(8), before, isFolded: true });
    const next = page.getByRole('link', { name: /^Next: / });
    const chart = page.getByRole('img', { name: /, from 10 January to today: / });
    const again = page.getByRole('button', { name: /^(Play Again|Play (my )?level \d+|Read again)$/ });
    for (const shown of [heading, chart, next, again]) {
      await expect.element(shown.first()).toBeVisible();
      const { top, bottom } = shown.first().element().getBoundingClientRect();
      expect.soft(top, name).toBeGreaterThanOrEqual(0);
      expect.soft(bottom, name).toBeLessThanOrEqual(640);
    }
    expect(wordsBeforeNumbers().length, wordsBeforeNumbers().join(' ')).toBeLessThanOrEqual(40);
    await moreNumbers.click();
    await expectNoAxeFindings();
  });
});
