import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PICTURE_WORD_POOL } from '#rules/quizzes/picture-word-pool.ts';

it('every word of the pool has its picture, and every picture its word', () => {
  const files = readdirSync('web/ui/pictures/words').map((name) => name.replace('.svg', ''));
  expect(files.toSorted()).toEqual(PICTURE_WORD_POOL.map(({ picture }) => picture).toSorted());
});
