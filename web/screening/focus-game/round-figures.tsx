import type { FocusGameReport } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { percentageOf } from '#rules/figures/percentage.ts';
import { betterHalf } from '#rules/screening/focus-game/focus-game-report.ts';
import { Figures } from '../../ui/figures/figures.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { formatPercent } from '../../ui/words/number-words.ts';

type Half = FocusGameReport['firstHalf'];

const BETTER_HALVES = {
  first: m['screening.focus_game.end.first_half_better'],
  second: m['screening.focus_game.end.second_half_better'],
  same: m['screening.focus_game.end.halves_same'],
};

/** The numbers of an attempt, each with its meaning. */
export function RoundFigures({ report }: { report: FocusGameReport }) {
  const better = betterHalf(report);
  return (
    <Stack>
      <Figures
        figures={[
          {
            term: m['screening.focus_game.end.longest_away'](),
            figure: secondsInWords(report.longestDriftMs),
            meaning: m['screening.focus_game.end.by_clock'](),
          },
          { term: m['screening.focus_game.end.first_half'](), ...inWords(report.firstHalf) },
          { term: m['screening.focus_game.end.second_half'](), ...inWords(report.secondHalf) },
        ]}
      />
      {better && <p>{BETTER_HALVES[better]()}</p>}
    </Stack>
  );
}

function secondsInWords(ms: number): string {
  return m['screening.focus_game.end.seconds']({ seconds: Number((ms / 1000).toFixed(1)) });
}

function inWords({ focusedMoments, totalChecks }: Half): { figure: string; meaning: string } {
  if (totalChecks === 0)
    return {
      figure: m['screening.focus_game.end.not_known'](),
      meaning: m['screening.focus_game.end.did_not_move'](),
    };
  return {
    figure: formatPercent(percentageOf(focusedMoments, totalChecks)),
    meaning: m['screening.focus_game.end.while_moving'](),
  };
}
