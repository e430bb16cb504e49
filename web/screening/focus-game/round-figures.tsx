import type { FocusGameReport } from '#contract/screening-attempts.ts';
import { percentageOf } from '#rules/percentage.ts';
import { betterHalf } from '#rules/screening/focus-game-report.ts';
import { Figures } from '../../ui/figures.tsx';
import layout from '../../ui/layout.module.css';

type Half = FocusGameReport['firstHalf'];

const HALVES = {
  first: 'You were near the ball more often in the first half.',
  second: 'You were near the ball more often in the second half.',
  same: 'Both halves were about the same.',
};

/** The plain figures of a sitting, each with its meaning. */
export function RoundFigures({ report }: { report: FocusGameReport }) {
  const better = betterHalf(report);
  return (
    <div className={layout.stack}>
      <Figures
        figures={[
          { term: 'Longest time away', figure: secondsInWords(report.longestDriftMs), meaning: 'by the clock' },
          { term: 'First half', ...inWords(report.firstHalf) },
          { term: 'Second half', ...inWords(report.secondHalf) },
        ]}
      />
      {better && <p>{HALVES[better]}</p>}
    </div>
  );
}

function secondsInWords(ms: number): string {
  const seconds = (ms / 1000).toFixed(1).replace(/\.0$/, '');
  return `${seconds} ${seconds === '1' ? 'second' : 'seconds'}`;
}

function inWords({ focusedMoments, totalChecks }: Half): { figure: string; meaning: string } {
  if (totalChecks === 0) return { figure: 'not known', meaning: 'you did not move' };
  return { figure: `${percentageOf(focusedMoments, totalChecks)}\u00a0%`, meaning: 'while you moved' };
}
