import { useEffect } from 'react';
import type { SimonRun } from '#rules/games/simon.ts';
import { simonSummary } from '#rules/games/simon-summary.ts';
import { EndPanel } from '../../sitting/end-panel.tsx';
import type { SavedRun } from '../../sitting/use-save-run.ts';
import layout from '../../ui/layout.module.css';
import { playSound } from '../../ui/sounds.ts';
import { BandBadge } from './band-badge.tsx';
import { insightWords, keptWords, reactionWords, tipWords } from './result-words.ts';

type SimonEndProps = { report: SimonRun; saved: SavedRun; onPlayAgain: () => void };

/** The end of a game, worked out from its report as the server does. */
export function SimonEnd({ report, ...rest }: SimonEndProps) {
  const summary = simonSummary(report);
  const insights = insightWords(summary);
  useEffect(() => playSound('end-of-game'), []);
  return (
    <EndPanel
      title={`You reached level ${summary.level}`}
      lead={keptWords(summary)}
      figures={[
        { term: 'Focus', figure: String(summary.focus), meaning: <BandBadge value={summary.focus} /> },
        {
          term: 'Consistency',
          figure: String(summary.consistency),
          meaning: <BandBadge value={summary.consistency} />,
        },
        { term: 'Usual reaction', ...reactionWords(summary) },
      ]}
      game="simon"
      tip={tipWords(summary, report.difficulty)}
      {...rest}
    >
      {insights.length > 0 && (
        <div className={`${layout.stack} ${layout.stackS}`}>
          {insights.map((insight) => (
            <p key={insight}>{insight}</p>
          ))}
        </div>
      )}
    </EndPanel>
  );
}
