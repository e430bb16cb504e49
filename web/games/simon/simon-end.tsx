import type { ReactNode } from 'react';
import { m } from '#messages';
import { nextInGame } from '#rules/games/next-in-game.ts';
import { SIMON_DIFFICULTIES, type SimonRun, simonPercent } from '#rules/games/simon/simon.ts';
import {
  hasEnoughReactions,
  pressesOfFocus,
  type SimonBand,
  simonBand,
  simonSummary,
} from '#rules/games/simon/simon-summary.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import type { PlainFigure } from '../../ui/figures/figures.tsx';
import { CheckCircleIcon, WaveSineIcon } from '../../ui/icons.ts';
import { Badge, Stack, type Tone } from '../../ui/layout/layout.tsx';
import { changeSettings } from '../../ui/settings/device-settings.ts';
import css from './simon.module.css';
import { insightWords, leadWords, missingFiguresWords, reactionWords, tipWords, titleWords } from './simon-words.ts';

type SimonEndProps = {
  report: SimonRun;
  saved: SavedRun;
  onPlayAgain: () => void;
  onPlayLevel: (level: number) => void;
};

/** The end of a game, computed from its report like on the server. The title is the longest sequence repeated. */
export function SimonEnd({ report, ...rest }: SimonEndProps) {
  const summary = simonSummary(report);
  const words = [missingFiguresWords(report), ...insightWords(report)].filter((sentence) => sentence !== null);
  const { difficulty } = report;
  const step = nextInGame({
    difficulties: SIMON_DIFFICULTIES,
    difficulty,
    hasClock: false,
    percent: simonPercent(summary),
  });
  return (
    <EndPanel
      title={titleWords(summary)}
      lead={leadWords(summary)}
      figures={simonFigures(report)}
      game="simon"
      tip={tipWords(report)}
      nextInGame={
        step && {
          step,
          choose: () => step !== 'without-clock' && changeSettings({ simonSpeed: step.difficulty }),
        }
      }
      {...rest}
    >
      {words.length > 0 && (
        <Stack gap="s">
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      )}
    </EndPanel>
  );
}

/** The numbers for which the game has enough reactions. */
function simonFigures(report: SimonRun): PlainFigure[] {
  const summary = simonSummary(report);
  const presses = pressesOfFocus(report);
  const reaction = reactionWords(summary);
  return [
    presses && {
      term: m['games.simon.figures.focus'](),
      figure: String(summary.focus),
      meaning: (
        <>
          <BandBadge value={summary.focus} />
          <span>{m['games.simon.figures.right_presses']({ count: presses.right, all: presses.all })}</span>
        </>
      ),
    },
    hasEnoughReactions(report) && {
      term: m['games.simon.figures.consistency'](),
      figure: String(summary.consistency),
      meaning: <BandBadge value={summary.consistency} />,
    },
    reaction && { term: m['games.figures.usual_reaction'](), ...reaction },
  ].filter((figure) => figure !== null && figure !== false);
}

const BANDS: Record<SimonBand, { tone: Tone; mark: ReactNode }> = {
  strong: { tone: 'positive', mark: <CheckCircleIcon /> },
  steady: { tone: 'caution', mark: <WaveSineIcon /> },
  varied: { tone: 'sun', mark: <span className={css.mark} aria-hidden="true" /> },
};

/** The band of a value as text, colour and icon. */
function BandBadge({ value }: { value: number }) {
  const band = simonBand(value);
  return (
    <Badge plain tone={BANDS[band].tone}>
      {BANDS[band].mark}
      {m['games.simon.band']({ band })}
    </Badge>
  );
}
