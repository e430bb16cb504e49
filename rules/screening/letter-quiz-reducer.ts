import { seededRandom } from '../random.ts';
import { drawLetters, LETTER_QUIZ } from './letter-quiz.ts';
import type { HeardLetter } from './results.ts';
import { typedCharacter } from './typed-character.ts';

/** The reason for a reminder at the box: it is empty, or several characters were typed at once. */
export type BoxReminder = 'empty' | 'several';

/** The state of a letter quiz. The current letter is the one after the last answer. */
export type LetterQuizState = {
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
  | { type: 'repeat-requested' }
  | { type: 'slower-toggled' }
  | { type: 'answer-submitted' };

/**
 * The initial state; the same seed draws the same ten letters of the alphabet.
 * @throws RangeError when the alphabet has fewer than ten letters.
 */
export function newLetterQuizState(seed: number, alphabet: readonly string[]): LetterQuizState {
  return {
    phase: 'ready',
    letters: drawLetters(alphabet, seededRandom(seed)),
    answers: [],
    slower: false,
    ...EMPTY_BOX,
  };
}

/** The state after an event. Events that do not fit the phase change nothing. */
export function letterQuizReducer(state: LetterQuizState, event: LetterQuizEvent): LetterQuizState {
  if (event.type === 'started') return state.phase === 'ready' ? { ...state, phase: 'asking' } : state;
  if (state.phase !== 'asking') return state;
  switch (event.type) {
    case 'text-changed':
      return withText(state, event.text);
    case 'repeat-requested':
      return withOneRepeat(state);
    case 'slower-toggled':
      return { ...withOneRepeat(state), slower: !state.slower };
    case 'answer-submitted':
      return state.typed === '' ? { ...state, reminder: 'empty' } : withAnswer(state);
  }
}

/** The current letter; null before the start and after the end. */
export function letterAskedFor({ phase, letters, answers }: LetterQuizState): string | null {
  return phase === 'asking' ? (letters[answers.length] ?? null) : null;
}

/** The report of a finished quiz. `finishedAt` is an ISO instant in UTC. */
export function letterQuizReport(
  { answers }: LetterQuizState,
  finishedAt: string,
): { finishedAt: string; answers: HeardLetter[] } {
  return { finishedAt, answers: [...answers] };
}

const EMPTY_BOX = { typed: '', repeats: 0, reminder: null } as const;

function withText(state: LetterQuizState, text: string): LetterQuizState {
  const character = typedCharacter(state.typed, text);
  return character === null
    ? { ...state, reminder: 'several' }
    : { ...state, typed: character, reminder: character === '' ? state.reminder : null };
}

function withOneRepeat(state: LetterQuizState): LetterQuizState {
  return { ...state, repeats: Math.min(state.repeats + 1, LETTER_QUIZ.maxRepeats) };
}

function withAnswer(state: LetterQuizState): LetterQuizState {
  const heard = letterAskedFor(state);
  if (heard === null) return state;
  const answers = [...state.answers, { heard, typed: state.typed, repeats: state.repeats }];
  const phase = answers.length === state.letters.length ? 'finished' : 'asking';
  return { ...state, ...EMPTY_BOX, answers, phase };
}
