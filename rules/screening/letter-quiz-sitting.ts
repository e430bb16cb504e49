import { seededRandom } from '../random.ts';
import { drawLetters, LETTER_QUIZ } from './letter-quiz.ts';
import type { HeardLetter } from './results.ts';
import { typedCharacter } from './typed-character.ts';

/** Why the box needs a sentence: nothing was typed in it, or several characters came at once. */
export type BoxReminder = 'empty' | 'several';

/** One sitting of the letter quiz. While it runs, the letter that is asked for is the one after the last answer. */
export type LetterQuizSitting = {
  phase: 'ready' | 'asking' | 'finished';
  letters: readonly string[];
  answers: readonly HeardLetter[];
  typed: string;
  repeats: number;
  slower: boolean;
  reminder: BoxReminder | null;
};

export type LetterQuizEvent =
  | { type: 'started' }
  | { type: 'text-changed'; text: string }
  | { type: 'asked-again' }
  | { type: 'slower-switched' }
  | { type: 'letter-given' };

/** A sitting with its ten letters drawn; the same seed draws the same letters. */
export function newLetterQuizSitting(seed: number): LetterQuizSitting {
  return { phase: 'ready', letters: drawLetters(seededRandom(seed)), answers: [], slower: false, ...EMPTY_BOX };
}

export function letterQuizSitting(sitting: LetterQuizSitting, event: LetterQuizEvent): LetterQuizSitting {
  if (event.type === 'started') return sitting.phase === 'ready' ? { ...sitting, phase: 'asking' } : sitting;
  if (sitting.phase !== 'asking') return sitting;
  switch (event.type) {
    case 'text-changed':
      return withText(sitting, event.text);
    case 'asked-again':
      return withOneRepeat(sitting);
    case 'slower-switched':
      return { ...withOneRepeat(sitting), slower: !sitting.slower };
    case 'letter-given':
      return sitting.typed === '' ? { ...sitting, reminder: 'empty' } : withAnswer(sitting);
  }
}

/** The letter that is asked for; null before the first and after the last. */
export function letterAskedFor({ phase, letters, answers }: LetterQuizSitting): string | null {
  return phase === 'asking' ? (letters[answers.length] ?? null) : null;
}

/** What happened in a finished sitting. `finishedAt` is an ISO instant in UTC. */
export function letterQuizReport(
  { answers }: LetterQuizSitting,
  finishedAt: string,
): { finishedAt: string; answers: HeardLetter[] } {
  return { finishedAt, answers: [...answers] };
}

const EMPTY_BOX = { typed: '', repeats: 0, reminder: null } as const;

function withText(sitting: LetterQuizSitting, text: string): LetterQuizSitting {
  const character = typedCharacter(sitting.typed, text);
  return character === null
    ? { ...sitting, reminder: 'several' }
    : { ...sitting, typed: character, reminder: character === '' ? sitting.reminder : null };
}

function withOneRepeat(sitting: LetterQuizSitting): LetterQuizSitting {
  return { ...sitting, repeats: Math.min(sitting.repeats + 1, LETTER_QUIZ.mostRepeats) };
}

function withAnswer(sitting: LetterQuizSitting): LetterQuizSitting {
  const heard = letterAskedFor(sitting);
  if (heard === null) return sitting;
  const answers = [...sitting.answers, { heard, typed: sitting.typed, repeats: sitting.repeats }];
  const phase = answers.length === sitting.letters.length ? 'finished' : 'asking';
  return { ...sitting, ...EMPTY_BOX, answers, phase };
}
