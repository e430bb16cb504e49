import { RUN } from '../runs.ts';
import {
  isRightWord,
  PICTURE_WORDS,
  type PictureWordItem,
  type PictureWordsRun,
  pictureWordItems,
} from './picture-words.ts';

/** The state of a picture-word quiz. Times are game time in milliseconds, which excludes pauses. */
export type PictureWordsState = {
  status: 'asking' | 'answered' | 'finished';
  seed: number;
  items: readonly PictureWordItem[];
  /** In the order of the items; while `answered`, the last one belongs to the current item. */
  answers: PictureWordsRun['answers'];
  /** When the current item was first shown; null before its first frame. */
  shownAtMs: number | null;
  answeredAtMs: number;
  durationMs: number;
};

/** `atMs` is game time; `picked` is the index of an option in display order. */
export type PictureWordsEvent =
  | { type: 'frame-shown' | 'resumed'; atMs: number }
  | { type: 'word-picked'; picked: number; atMs: number };

/** The initial state, with ten items drawn, or with the given ones. */
export function newPictureWordsState(
  seed: number,
  items: readonly PictureWordItem[] = pictureWordItems(seed),
): PictureWordsState {
  return { status: 'asking', seed, items, answers: [], shownAtMs: null, answeredAtMs: 0, durationMs: 0 };
}

/**
 * The state after an event. Ignores presses in the pause after an answer, and presses within 100 ms after an item
 * appeared, which cannot be an answer to it.
 */
export function pictureWordsReducer(state: PictureWordsState, event: PictureWordsEvent): PictureWordsState {
  if (state.status === 'finished') return state;
  switch (event.type) {
    case 'word-picked':
      return state.status === 'asking' ? answered(state, event.picked, event.atMs) : state;
    case 'frame-shown':
      return state.status === 'asking' ? shown(state, event.atMs) : movedOn(state, event.atMs);
    case 'resumed':
      return state;
  }
}

/**
 * The current item and its index.
 * @throws RangeError when there is none.
 */
export function itemOnScreen({ status, items, answers }: PictureWordsState): { item: PictureWordItem; at: number } {
  const at = status === 'asking' ? answers.length : answers.length - 1;
  const item = items[at];
  if (!item) throw new RangeError(`no item ${at}`);
  return { item, at };
}

/** The index of the option picked for the current item; null before an answer. */
export function pickedOnScreen({ status, answers }: PictureWordsState): number | null {
  return status === 'asking' ? null : (answers.at(-1)?.picked ?? null);
}

/** Whether the answer to the current item is right; null before an answer. */
export function isAnswerRight(state: PictureWordsState): boolean | null {
  const picked = pickedOnScreen(state);
  return picked === null ? null : isRightWord(itemOnScreen(state).item, picked);
}

/** The report of a finished quiz. */
export function pictureWordsRun({ seed, answers, durationMs }: PictureWordsState): PictureWordsRun {
  return { durationMs: Math.min(Math.round(durationMs), RUN.longestMs), seed, answers };
}

function shown(state: PictureWordsState, atMs: number): PictureWordsState {
  return state.shownAtMs === null ? { ...state, shownAtMs: atMs } : state;
}

function answered(state: PictureWordsState, picked: number, atMs: number): PictureWordsState {
  const { options } = itemOnScreen(state).item;
  const tookMs = atMs - (state.shownAtMs ?? atMs);
  if (options[picked] === undefined || tookMs < RUN.minPressMs) return state;
  const answer = { picked, answeredAfterMs: Math.min(Math.round(tookMs), RUN.longestMs) };
  return { ...state, status: 'answered', answers: [...state.answers, answer], answeredAtMs: atMs };
}

function movedOn(state: PictureWordsState, atMs: number): PictureWordsState {
  if (atMs - state.answeredAtMs < PICTURE_WORDS.nextItemAfterMs) return state;
  if (state.answers.length === state.items.length) return { ...state, status: 'finished', durationMs: atMs };
  return { ...state, status: 'asking', shownAtMs: atMs };
}
