import { expect, it } from 'vitest';
import { type LeafKind, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { addFinished } from '#rules/rewards/add-finished.ts';
import { dayCountWords, leafWords } from './tree-words.ts';

const activity = (counts: Partial<Record<LeafKind, number>>) => ({
  ...NO_ACTIVITY,
  counts: { ...NO_ACTIVITY.counts, ...counts },
});

it.each([
  [
    {},
    'Your tree is young. It has no leaves yet. Each game, quiz, passage or part of the test that you finish adds a leaf.',
  ],
  [{ simon: 1 }, 'Your tree has 1 leaf. It is from a game.'],
  [{ 'picture-words': 1 }, 'Your tree has 1 leaf. It is from Visual Recognition.'],
  [{ 'letter-quiz': 1 }, 'Your tree has 1 leaf. It is from the test.'],
  [{ 'reading-passage': 1 }, 'Your tree has 1 leaf. It is from reading.'],
  [{ 'reading-passage': 2 }, 'Your tree has 2 leaves. All are from reading.'],
  [{ simon: 1, 'reading-passage': 1 }, 'Your tree has 2 leaves: 1 from a game and 1 from reading.'],
  [{ simon: 1, 'whack-a-mole': 1 }, 'Your tree has 2 leaves. All are from games.'],
  [{ 'focus-game': 2 }, 'Your tree has 2 leaves. All are from the test.'],
  [{ 'picture-words': 2 }, 'Your tree has 2 leaves. All are from Visual Recognition.'],
  [{ simon: 1, 'focus-game': 1 }, 'Your tree has 2 leaves: 1 from the test and 1 from a game.'],
  [
    { simon: 9, 'focus-game': 4, 'picture-words': 10 },
    'Your tree has 23 leaves: 4 from the test, 9 from games and 10 from Visual Recognition.',
  ],
  [{ simon: 2999, 'focus-game': 1 }, 'Your tree has 3,000 leaves: 1 from the test and 2,999 from games.'],
])('%o: %s', (counts, words) => {
  expect(leafWords(activity(counts))).toBe(words);
});

it('says on how many days something was finished, and nothing of none', () => {
  const on = (days: number) =>
    addFinished(
      NO_ACTIVITY,
      Array.from({ length: days }, (_, day) => ({
        kind: 'simon' as const,
        timestamp: new Date(Date.UTC(2026, 10, 21 + day)).toISOString(),
      })),
      0,
    );
  expect(dayCountWords(on(0))).toBe('');
  expect(dayCountWords(on(1))).toBe('You have been here on 1 day.');
  expect(dayCountWords(on(2))).toBe('You have been here on 2 days.');
  expect(dayCountWords(on(1200))).toBe('You have been here on 1,200 days.');
});
