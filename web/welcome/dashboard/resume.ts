import { m } from '#messages';
import { nextPart, partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { joinWithAnd } from '../../ui/words/number-words.ts';

/** The next step of the screening; `next` is the first part that is not done, null after all three. */
type Resume = { title: string; sentence: string; next: ScreeningPart | null };

/**
 * The texts for a learner who has done these parts. `unfinished`: a part that was started and not finished.
 */
export function resumeWith(done: readonly ScreeningPart[], unfinished: ScreeningPart | null = null): Resume {
  const next = nextPart(done);
  if (next === null)
    return {
      title: m['welcome.go_on.all_done.title'](),
      sentence: m['welcome.go_on.all_done.sentence'](),
      next,
    };
  if (done.length === 0 && unfinished !== next)
    return {
      title: m['welcome.go_on.start.title'](),
      sentence: m['welcome.go_on.start.sentence'](),
      next,
    };
  return { title: m['welcome.go_on.continue.title'](), sentence: continueWords(done, next, unfinished), next };
}

function continueWords(done: readonly ScreeningPart[], next: ScreeningPart, unfinished: ScreeningPart | null): string {
  const named = { part: next, number: partNumber(next) };
  const nextWords =
    unfinished === next ? m['welcome.go_on.continue.stopped'](named) : m['welcome.go_on.continue.next'](named);
  if (done.length === 0) return nextWords;
  const numbers = SCREENING_PARTS.filter((part) => done.includes(part)).map((part) => `${partNumber(part)}`);
  const doneWords = m['welcome.go_on.continue.done']({ count: done.length, numbers: joinWithAnd(numbers) });
  return joinSentences(doneWords, nextWords);
}
