import { seededRandom } from '../../figures/random.ts';
import type { HeardLetter } from '../results.ts';
import { clampAnswerTime } from '../validity.ts';
import { drawLetters, LETTER_QUIZ, namesLetter } from './letter-quiz.ts';

/** The reason for a reminder at the box: it is empty, several characters were typed at once, or the test letter is another one. */
export type BoxReminder = 'empty' | 'several' | 'other-letter';

/** The state of a letter quiz. The current letter is the test letter, then the one after the last answer. */
export type LetterQuizState = {
  phase: 'ready' | 'testing' | 'asking' | 'finished';
  testLetter: string;
  /** How often another letter was typed for the test letter. */
  testTries: number;
  /** Whether the test letter was heard and typed, capital or small; null before. */
  isSoundConfirmed: boolean | null;
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
  /** `afterMs` is the time since the letter was said; 0 when it was not yet. */
  | { type: 'answer-submitted'; afterMs?: number }
  | { type: 'test-skipped' };

/**
 * The initial state; the same seed draws the same ten letters of the alphabet.
 * @throws RangeError when the alphabet has fewer than ten letters.
 */
export function newLetterQuizState(seed: number, alphabet: readonly string[]): LetterQuizState {
  const letters = drawLetters(alphabet, seededRandom(seed));
  const unused = alphabet.filter((letter) => !letters.includes(letter));
  return {
    phase: 'ready',
    testLetter: LETTER_QUIZ.testLetters.find((letter) => unused.includes(letter)) ?? unused[0] ?? '',
    testTries: 0,
    isSoundConfirmed: null,
    letters,
    answers: [],
    slower: false,
    ...EMPTY_BOX,
  };
}

/** The state after an event. Events that do not fit the phase change nothing. */
export function letterQuizReducer(state: LetterQuizState, event: LetterQuizEvent): LetterQuizState {
  if (event.type === 'started') return state.phase === 'ready' ? { ...state, phase: 'testing' } : state;
  if (state.phase !== 'testing' && state.phase !== 'asking') return state;
  switch (event.type) {
    case 'text-changed':
      return withText(state, event.text);
    case 'repeat-requested':
      return withOneRepeat(state);
    case 'slower-toggled':
      return { ...withOneRepeat(state), slower: !state.slower };
    case 'answer-submitted':
      if (state.typed === '') return { ...state, reminder: 'empty' };
      return state.phase === 'testing' ? withTestAnswer(state) : withAnswer(state, event.afterMs);
    case 'test-skipped':
      return canSkipTest(state) ? afterTest(state, false) : state;
  }
}

/** The current letter; null before the start and after the end. */
export function letterAskedFor({ phase, testLetter, letters, answers }: LetterQuizState): string | null {
  if (phase === 'testing') return testLetter;
  return phase === 'asking' ? (letters[answers.length] ?? null) : null;
}

/** Whether the quiz may be started although the test letter was not typed. */
export function canSkipTest({ phase, testTries }: LetterQuizState): boolean {
  return phase === 'testing' && testTries >= LETTER_QUIZ.testTries;
}

/** The report of a finished quiz. `finishedAt` is an ISO instant in UTC. */
export function letterQuizReport(
  { answers, isSoundConfirmed }: LetterQuizState,
  finishedAt: string,
): { finishedAt: string; answers: HeardLetter[]; isSoundConfirmed: boolean } {
  return { finishedAt, answers: [...answers], isSoundConfirmed: isSoundConfirmed === true };
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

function withTestAnswer(state: LetterQuizState): LetterQuizState {
  if (namesLetter({ heard: state.testLetter, typed: state.typed })) return afterTest(state, true);
  return { ...state, typed: '', testTries: state.testTries + 1, reminder: 'other-letter' };
}

function afterTest(state: LetterQuizState, isSoundConfirmed: boolean): LetterQuizState {
  return { ...state, ...EMPTY_BOX, phase: 'asking', isSoundConfirmed };
}

function withAnswer(state: LetterQuizState, afterMs: number | undefined): LetterQuizState {
  const heard = letterAskedFor(state);
  if (heard === null) return state;
  const { typed, repeats } = state;
  const timed = afterMs === undefined ? {} : { answeredAfterMs: clampAnswerTime(afterMs) };
  const answers = [...state.answers, { heard, typed, repeats, ...timed }];
  const phase = answers.length === state.letters.length ? 'finished' : 'asking';
  return { ...state, ...EMPTY_BOX, answers, phase };
}

const characters = new Intl.Segmenter('en');

/**
 * The new character of a one-character box whose text changed: the character that was added replaces `before`.
 * @returns null when several characters were added at once, or one too long to be a letter
 */
export function typedCharacter(before: string, text: string): string | null {
  // NFKC converts the full-width letters of some keyboards; spaces, control characters and lone surrogates are removed.
  const clean = text.normalize('NFKC').replace(/[\s\p{Cc}\p{Cs}]/gu, '');
  const typed = [...characters.segment(clean)].map(({ segment }) => segment);
  const added = typed.length > 1 ? without(typed, before) : typed;
  if (added.length > 1) return null;
  const [character = ''] = added;
  return character.length > LETTER_QUIZ.maxTypedUnits ? null : character;
}

function without(typed: readonly string[], before: string): string[] {
  const at = typed.indexOf(before);
  return typed.filter((_, index) => index !== at);
}
