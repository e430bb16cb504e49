import type { RunReportOf } from '#contract/game-runs.ts';
import { PADS, SIMON, sequenceDurationMs, simonSequence } from '#rules/games/simon.ts';

const FINISHED_AT = '2026-11-21T09:59:00.000Z';
const SEED = 7;

/** A run of Simon on easy that repeats `repeated` sequences and then presses a wrong pad. */
export function simonReport(repeated = 1, finishedAt = FINISHED_AT): RunReportOf['simon'] {
  const sequence = simonSequence(SEED, repeated + 1);
  const presses: RunReportOf['simon']['presses'][number][] = [];
  let atMs = 0;
  for (let level = 1; level <= repeated; level += 1) {
    atMs += SIMON.nextSequenceAfterMs + sequenceDurationMs(level, 'easy');
    for (const pad of sequence.slice(0, level)) {
      atMs += 500;
      presses.push({ pad, atMs });
    }
  }
  atMs += SIMON.nextSequenceAfterMs + sequenceDurationMs(repeated + 1, 'easy') + 500;
  const wrong = PADS.find((pad) => pad !== sequence[0]) ?? 'red';
  presses.push({ pad: wrong, atMs });
  return { finishedAt, durationMs: atMs, seed: SEED, difficulty: 'easy', presses, impulsiveClicks: 0 };
}

/** A run of each game as it can have happened, of the least that counts as finished. */
export function runReports(finishedAt = FINISHED_AT): RunReportOf {
  return {
    simon: simonReport(1, finishedAt),
    'multitask-master': {
      finishedAt,
      durationMs: 95_000,
      withoutClock: false,
      seed: SEED,
      difficulty: 'hard',
      rounds: Array.from({ length: 10 }, () => ({ pickedShape: null, answeredSum: null, durationMs: 8000 })),
    },
    'spot-the-difference': {
      finishedAt,
      durationMs: 60_000,
      withoutClock: false,
      shownAs: 'pictures',
      seed: SEED,
      presses: [],
    },
    'whack-a-mole': {
      finishedAt,
      durationMs: 30_000,
      withoutClock: false,
      difficulty: 'normal',
      hits: [
        { mole: 0, reactionMs: 400 },
        { mole: 3, reactionMs: 512 },
      ],
      misses: 1,
    },
    'picture-words': {
      finishedAt,
      durationMs: 12_000,
      seed: SEED,
      answers: Array.from({ length: 10 }, (_, place) => ({ picked: place % 4, answeredAfterMs: 700 })),
    },
  };
}
