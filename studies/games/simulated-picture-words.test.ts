import { expect, it } from 'vitest';
import { pictureWordsValidity } from '#rules/quizzes/picture-words-validity.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { type PictureLearner, PRESSERS, playPictureWords, READERS } from './simulated-picture-words.ts';

// docs/measurement.md has the shares of 10,000 of each kind.
const COUNT = inLongForm(1000, 300);

function percentThatSaysLittle(learner: PictureLearner): number {
  const runs = Array.from({ length: COUNT }, (_, seed) => playPictureWords(learner, seed + 1));
  return (100 * runs.filter((run) => pictureWordsValidity(run) !== null).length) / COUNT;
}

it.each(READERS)('says something about 99.5 % or more of those who read: $name', (learner) => {
  expect(percentThatSaysLittle(learner)).toBeLessThanOrEqual(0.5);
});

it.each(PRESSERS)('says little about 90 % or more of those who press without reading: $name', (learner) => {
  expect(percentThatSaysLittle(learner)).toBeGreaterThanOrEqual(90);
});
