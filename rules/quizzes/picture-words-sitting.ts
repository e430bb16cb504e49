import { RUN } from '../runs.ts';
import {
  isRightWord,
  PICTURE_WORDS,
  type PictureWordItem,
  type PictureWordsRun,
  pictureWordItems,
} from './picture-words.ts';

/** One sitting of the picture-word quiz. Times are game time in milliseconds, which stands still during a pause. */
export type PictureWordsSitting = {
  status: 'asking' | 'answered' | 'finished';
  seed: number;
  items: readonly PictureWordItem[];
  /** In the order of the items; the last one belongs to the item on the screen while it is answered. */
  answers: PictureWordsRun['answers'];
  /** When the item on the screen was first shown; null until a frame has shown it. */
  shownAtMs: number | null;
  answeredAtMs: number;
  durationMs: number;
};

export type PictureWordsEvent =
  | { type: 'frame-shown' | 'went-on'; atMs: number }
  | { type: 'word-picked'; picked: number; atMs: number };

/** A sitting with its ten items drawn. */
export function newPictureWordsSitting(seed: number): PictureWordsSitting {
  const items = pictureWordItems(seed);
  return { status: 'asking', seed, items, answers: [], shownAtMs: null, answeredAtMs: 0, durationMs: 0 };
}

/**
 * What a sitting is after something happened. An answer stands: what is pressed in the pause after it is not heard, nor
 * what is pressed sooner than the next item can be seen.
 */
export function pictureWordsSitting(sitting: PictureWordsSitting, event: PictureWordsEvent): PictureWordsSitting {
  if (sitting.status === 'finished') return sitting;
  switch (event.type) {
    case 'word-picked':
      return sitting.status === 'asking' ? answered(sitting, event.picked, event.atMs) : sitting;
    case 'frame-shown':
      return sitting.status === 'asking' ? shown(sitting, event.atMs) : movedOn(sitting, event.atMs);
    case 'went-on':
      return sitting;
  }
}

/** The item on the screen, and its place from 0. */
export function itemOnScreen({ status, items, answers }: PictureWordsSitting): { item: PictureWordItem; at: number } {
  const at = status === 'asking' ? answers.length : answers.length - 1;
  const item = items[at];
  if (!item) throw new RangeError(`no item ${at}`);
  return { item, at };
}

/** What was picked for the item on the screen, from 0; null while nothing is. */
export function pickedOnScreen({ status, answers }: PictureWordsSitting): number | null {
  return status === 'asking' ? null : (answers.at(-1)?.picked ?? null);
}

/** Whether the answer on the screen is the right one; null while there is none. */
export function isAnswerRight(sitting: PictureWordsSitting): boolean | null {
  const picked = pickedOnScreen(sitting);
  return picked === null ? null : isRightWord(itemOnScreen(sitting).item, picked);
}

/** What happened in a finished sitting. */
export function pictureWordsRun({ seed, answers, durationMs }: PictureWordsSitting): PictureWordsRun {
  return { durationMs: Math.min(Math.round(durationMs), RUN.longestMs), seed, answers };
}

function shown(sitting: PictureWordsSitting, atMs: number): PictureWordsSitting {
  return sitting.shownAtMs === null ? { ...sitting, shownAtMs: atMs } : sitting;
}

function answered(sitting: PictureWordsSitting, picked: number, atMs: number): PictureWordsSitting {
  const { options } = itemOnScreen(sitting).item;
  const tookMs = atMs - (sitting.shownAtMs ?? atMs);
  if (options[picked] === undefined || tookMs < RUN.leastPressMs) return sitting;
  const answer = { picked, answeredAfterMs: Math.min(Math.round(tookMs), RUN.longestMs) };
  return { ...sitting, status: 'answered', answers: [...sitting.answers, answer], answeredAtMs: atMs };
}

function movedOn(sitting: PictureWordsSitting, atMs: number): PictureWordsSitting {
  if (atMs - sitting.answeredAtMs < PICTURE_WORDS.nextItemAfterMs) return sitting;
  if (sitting.answers.length === sitting.items.length) return { ...sitting, status: 'finished', durationMs: atMs };
  return { ...sitting, status: 'asking', shownAtMs: atMs };
}
