import { expect, it } from 'vitest';
import { letterQuiz, lettersRight } from '../testing/sample-results.ts';
import { type LetterQuizDetail, letterQuizDetail } from './letter-quiz-detail.ts';

it.each<[string, LetterQuizDetail]>([
  ['b>d d>b c>e f>t A>A B>B g>g h>h i>i j>j', { code: 'swaps-turned', turned: 2, swaps: 4 }],
  ['b>d c>e a>a f>f A>A B>B g>g h>h i>i j>j', { code: 'swaps-turned', turned: 1, swaps: 2 }],
  ['b>d c>c a>a f>f A>A B>B g>g h>h i>i j>j', { code: 'swaps-turned', turned: 1, swaps: 1 }],
  ['b>b d>d a>a f>f A>A B>B g>g h>h i>i j>j', { code: 'all-right' }],
  ['b>B d>D a>a f>f A>A B>B g>g h>h i>i j>j', { code: 'only-other-case', letters: 2 }],
])('the detail of %s is %o', (pairs, detail) => {
  expect(letterQuizDetail(letterQuiz(pairs))).toEqual(detail);
});

it('there is none for swaps other than of b and d', () => {
  expect(letterQuizDetail(lettersRight(6))).toBeNull();
  expect(letterQuizDetail(letterQuiz('B>D D>B a>a'))).toBeNull();
});
