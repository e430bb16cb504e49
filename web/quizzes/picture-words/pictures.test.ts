import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';

it('every word of the quiz has its picture, and every picture its word', () => {
  const files = readdirSync('web/ui/pictures/words').map((name) => name.replace('.svg', ''));
  expect(files.toSorted()).toEqual(PICTURE_NAMES.toSorted());
});
