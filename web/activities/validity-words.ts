import { m } from '#messages';
import { type LetterAnswer, letterQuizVerdict, namesLetter } from '#rules/screening/letter-quiz/letter-quiz.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { ValidityCode } from '#rules/screening/validity.ts';
import { numberWord } from '../ui/words/number-words.ts';

const WORDS: { [Code in ValidityCode]: (part: ScreeningPart) => string } = {
  'too-little-movement': () => m['shared.validity.too_little_movement'](),
  'half-without-checks': () => m['shared.validity.half_without_checks'](),
  'clock-disagrees': () => m['shared.validity.clock_disagrees'](),
  'nothing-heard': () => m['shared.validity.nothing_heard'](),
  'same-key': () => m['shared.validity.same_key'](),
  'few-letters-right': () => m['shared.validity.few_letters_right'](),
  'same-answer': () => m['shared.validity.same_answer'](),
  'too-fast': (part) => m['shared.validity.too_fast']({ part }),
};

/** Says that a letter quiz missed its threshold only because of capital and small letters. */
export function missedOnlyByCaseWords(answers: readonly LetterAnswer[]): string {
  const count = answers.filter(namesLetter).length;
  return m['report.outcome.missed_only_by_case']({
    count,
    named: numberWord(count),
    correct: numberWord(letterQuizVerdict(answers).correct),
  });
}

/** Explains the validity problem of an attempt in one or two sentences. */
export function validityWords(part: ScreeningPart, code: ValidityCode): string {
  return WORDS[code](part);
}
