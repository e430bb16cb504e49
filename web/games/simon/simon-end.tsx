import type { ReactNode } from 'react';
import { m } from '#messages';
import { nextStep } from '#rules/games/next-step.ts';
import { SIMON_DIFFICULTIES, type SimonRun, simonPercent } from '#rules/games/simon.ts';
import { type SimonBand, simonBand, simonSummary } from '#rules/games/simon-summary.ts';
import { EndPanel } from '../../play/end-panel.tsx';
import { nextStepWords } from '../../play/next-step-words.ts';
import type { SavedRun } from '../../play/use-save-run.ts';
import { Badge } from '../../ui/badge.tsx';
import { changeSettings } from '../../ui/device-settings.ts';
import { CheckCircleIcon, WaveSineIcon } from '../../ui/icons.ts';
import { Stack } from '../../ui/stack.tsx';
import type { Tone } from '../../ui/tone.ts';
import css from './simon.module.css';
import { insightWords, keptWords, reactionWords, tipWords } from './simon-words.ts';

type SimonEndProps = { report: SimonRun; saved: SavedRun; onPlayAgain: () => void };

/** The end of a game, computed from its report as on the server. */
export function SimonEnd({ report, ...rest }: SimonEndProps) {
  const summary = simonSummary(report);
  const insights = insightWords(summary);
  const { difficulty } = report;
  const step = nextStep({
    difficulties: SIMON_DIFFICULTIES,
    difficulty,
    hasClock: false,
    percent: simonPercent(summary),
  });
  return (
    <EndPanel
      title={m['games.simon.reached'](summary)}
      lead={keptWords(summary)}
      figures={[
        {
          term: m['games.simon.figures.focus'](),
          figure: String(summary.focus),
          meaning: <BandBadge value={summary.focus} />,
        },
        {
          term: m['games.simon.figures.consistency'](),
          figure: String(summary.consistency),
          meaning: <BandBadge value={summary.consistency} />,
        },
        { term: m['games.figures.usual_reaction'](), ...reactionWords(summary) },
      ]}
      game="simon"
      tip={tipWords(summary, difficulty)}
      nextStep={
        step && {
          words: nextStepWords(step),
          onPress: () => {
            if (step !== 'without-clock') changeSettings({ simonSpeed: step.difficulty });
            rest.onPlayAgain();
          },
        }
      }
      {...rest}
    >
      {insights.length > 0 && (
        <Stack gap="s">
          {insights.map((insight) => (
            <p key={insight}>{insight}</p>
          ))}
        </Stack>
      )}
    </EndPanel>
  );
}

const BANDS: Record<SimonBand, { tone: Tone; mark: ReactNode }> = {
  strong: { tone: 'positive', mark: <CheckCircleIcon /> },
  steady: { tone: 'caution', mark: <WaveSineIcon /> },
  varied: { tone: 'sun', mark: <span className={css.mark} aria-hidden="true" /> },
};

/** The band of a number, in a word, a colour and an icon. */
function BandBadge({ value }: { value: number }) {
  const band = simonBand(value);
  return (
    <Badge plain tone={BANDS[band].tone}>
      {BANDS[band].mark}
      {m['games.simon.band']({ band })}
    </Badge>
  );
}
