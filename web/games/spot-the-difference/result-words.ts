import { SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference.ts';
import type { SpotState } from '#rules/games/spot-the-difference-reducer.ts';
import type { PlainFigure } from '../../ui/figures.tsx';

const { differences, durationMs, pointsPerFind, pointsPerWrongPress } = SPOT_THE_DIFFERENCE;

/** What a round came to, in a few words. */
export function titleWords({ tally: { found } }: SpotState): string {
  if (found.length === differences) return `You found all ${differences} differences`;
  if (found.length === 0) return `Here are the ${differences} differences`;
  return `You found ${found.length} of ${differences} differences`;
}

export function leadWords({ tally: { found } }: SpotState): string {
  if (found.length === differences) return 'Here they are once more.';
  if (found.length === 0) return 'Look at them here. The next images have other differences.';
  return 'All of them are shown here.';
}

export function spotFigures({ tally: { score }, endedAtMs, withoutClock }: SpotState): PlainFigure[] {
  return [
    {
      term: 'Score',
      figure: String(score),
      meaning: `${pointsPerFind} for each difference, ${-pointsPerWrongPress} less for a press elsewhere`,
    },
    {
      term: 'Time',
      figure: timeFigure(endedAtMs),
      meaning: withoutClock ? 'without a clock' : `of ${durationMs / 1000} seconds`,
    },
  ];
}

/** One thing to try next time. */
export function tipWords({ tally: { found }, presses, withoutClock }: SpotState): string {
  const elsewhere = presses.length - found.length;
  if (elsewhere > found.length) return 'Next time, try to look at both images before you press.';
  if (found.length < differences && !withoutClock) {
    return 'Next time, you can choose Take your time. Then no clock runs, and the points are the same.';
  }
  return 'Next time, try to look at one part after the other: first the sky, then the middle, then the ground.';
}

function timeFigure(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds <= 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
