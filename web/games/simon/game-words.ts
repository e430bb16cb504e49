import { PADS, type Pad } from '#rules/games/simon.ts';
import { nextPad, type SimonState } from '#rules/games/simon-reducer.ts';
import { sentenceCase } from '#rules/number-words.ts';

/** What the bar says: whose turn it is, and what comes next. */
export function turnWords(round: SimonState): string {
  const { status, sequence } = round;
  const colours = sequence.length === 1 ? '1 colour' : `${sequence.length} colours`;
  switch (status) {
    case 'watching':
      return `Watch ${colours}`;
    case 'answering':
      return `Your turn: press ${colours}`;
    case 'between':
      return `Right. Now watch ${colours}`;
    case 'finished':
      return cameNext(nextPad(round));
  }
}

/** What is said aloud: as much as the screen shows, the sequence too, until the first press. */
export function spokenWords(round: SimonState): string {
  const { status, sequence, repeated } = round;
  switch (status) {
    case 'answering':
      return repeated === 0 ? `${sentenceCase(sequence.join(', '))}. Your turn.` : '';
    case 'finished':
      return nextPad(round) ? `Not this one. ${turnWords(round)}.` : `${turnWords(round)}.`;
    default:
      return `${turnWords(round)}.`;
  }
}

function cameNext(missed: Pad | null): string {
  return missed ? `${sentenceCase(missed)} came next` : 'You pressed every colour';
}

/** Which key presses which pad, for those who set a game up. */
export const KEYS_WORDS = `Keys 1 to ${PADS.length}, or arrow keys and Enter.`;
