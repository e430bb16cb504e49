import { SIMON, type SimonDifficulty } from '#rules/games/simon.ts';
import { type SimonInsight, type SimonSummary, simonInsights, suggestsCloserLook } from '#rules/games/simon-summary.ts';
import { numberWord } from '#rules/number-words.ts';
import { formatSeconds, formatSpread } from '#rules/typical-time.ts';

/** What a game came to, in a sentence. */
export function keptWords({ repeated, missed }: SimonSummary): string {
  if (repeated === 0) return `The colour to press was ${missed ?? 'another one'}.`;
  if (repeated === 1) return 'You kept one colour in mind.';
  const kept = `You kept ${numberWord(repeated)} colours in mind, one after the other.`;
  return repeated === SIMON.longestSequence ? `${kept} The game goes no further.` : kept;
}

/** The usual reaction and what it says, both in seconds with their unit. */
export function reactionWords({ medianMs, spreadMs }: SimonSummary): { figure: string; meaning: string } {
  if (medianMs === null) return { figure: 'None yet', meaning: 'it takes two presses in one round' };
  return {
    figure: formatSeconds(medianMs),
    meaning: spreadMs === null ? 'one press so far' : `most presses within ${formatSpread(spreadMs)} of it`,
  };
}

const INSIGHTS: { [Insight in SimonInsight]: (summary: SimonSummary) => string } = {
  'long-sequence': ({ repeated }) =>
    `You repeated ${numberWord(repeated)} colours in a row. To keep more, try to think of them in groups of two or three.`,
  focus: () =>
    'The last round ended near the start of its sequence. Saying the colours to yourself while you watch can help.',
  consistency: () =>
    'Some presses came quickly, others after a long time. Both are fine. A steady rhythm can make a sequence easier to keep.',
  'impulsive-clicks': ({ impulsiveClicks }) =>
    `You pressed ${impulsiveClicks} times before the next sequence was shown. Taking your hand off the pads while you wait can help.`,
};

/** What stands out in a game: each what it means, and what to try. */
export function insightWords(summary: SimonSummary): string[] {
  return simonInsights(summary).map((insight) => INSIGHTS[insight](summary));
}

const OTHER_SPEED: { [Difficulty in SimonDifficulty]: string } = {
  easy: 'Play again on another day and see what changes.',
  normal: 'Play again on another day, or choose Easy.',
  hard: 'Play again on another day, or choose Normal.',
};

/** One thing to try next time. */
export function tipWords(summary: SimonSummary, difficulty: SimonDifficulty): string {
  if (!suggestsCloserLook(summary)) return 'Next time, try to say the shapes in your head.';
  return `This game was short or uneven. One game says little: sleep, noise and practice change it. ${OTHER_SPEED[difficulty]}`;
}
