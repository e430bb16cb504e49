import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD_GAMES, isQuiz, PLAYED_GAMES } from '#rules/games/runs.ts';

const sorted = (names: readonly string[]) => names.toSorted();
const foldersWith = (file: string) =>
  sorted(globSync(`web/{games,quizzes}/*/${file}`).map((path) => path.split('/')[2] ?? ''));

it('every game but the quiz has its card on one page', () => {
  const { first, more, reading } = CARD_GAMES;
  expect(sorted([...first, ...more, ...reading])).toEqual(sorted(PLAYED_GAMES.filter((game) => !isQuiz(game))));
  expect(foldersWith('card.ts')).toEqual(sorted([...first, ...more]));
  expect(foldersWith('reading-card.ts')).toEqual(sorted(reading));
});

it('every game has its help and its page', () => {
  expect(foldersWith('help.ts')).toEqual(sorted(PLAYED_GAMES));
  const pages = PLAYED_GAMES.map((game) => `web/${isQuiz(game) ? 'quizzes' : 'games'}/${game}/${game}-page.tsx`);
  expect(sorted(globSync(pages))).toEqual(sorted(pages));
});
