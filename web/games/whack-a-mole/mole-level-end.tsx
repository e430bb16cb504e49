import { m } from '#messages';
import {
  MOLE_LEVELS,
  type MoleLevelRun,
  type MoleLevelSummary,
  moleLevelResult,
  moleLevelSummary,
  moleLevelValidity,
  moleStayMs,
} from '#rules/games/whack-a-mole/mole-levels.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import type { PlainFigure } from '../../ui/figures/figures.tsx';
import { formatSeconds, formatSpread } from '../../ui/words/seconds.ts';
import { levelTipWords, missesWords } from './mole-words.ts';

type MoleLevelEndProps = { run: MoleLevelRun; saved: SavedRun; onPlay: (level: number) => void };

/**
 * The end of a run with levels. The lead says how long moles stay up at the level at which the learner touches most of
 * them.
 */
export function MoleLevelEnd({ run, saved, onPlay }: MoleLevelEndProps) {
  const summary = moleLevelSummary(run);
  const validity = moleLevelValidity(run);
  const after = moleLevelResult(run).level ?? run.startLevel;
  const { anticipations } = summary;
  return (
    <EndPanel
      game="whack-a-mole"
      title={
        validity
          ? m['games.whack_a_mole.wild.title']()
          : m['games.whack_a_mole.levels.title']({ count: summary.touched, all: MOLE_LEVELS.moles })
      }
      why={validity && leadWords(summary, validity)}
      lead={validity ? undefined : leadWords(summary, null)}
      figures={validity ? [] : figuresOf(run)}
      tip={validity ? m['games.whack_a_mole.wild.tip']() : levelTipWords(run)}
      levels={{ before: run.startLevel, after, onPlay }}
      saved={saved}
      onPlayAgain={() => onPlay(after)}
    >
      {anticipations > 0 && !validity && <p>{m['games.whack_a_mole.too_soon']({ count: anticipations })}</p>}
    </EndPanel>
  );
}

function leadWords({ touched, level }: MoleLevelSummary, validity: ReturnType<typeof moleLevelValidity>): string {
  if (validity === 'few-touches') return m['games.whack_a_mole.levels.none_touched']();
  if (validity) return m['games.whack_a_mole.wild.lead']();
  // At level 1, most moles were missed; there is no lower level to name.
  if (touched < MOLE_LEVELS.moles / 2) return m['games.whack_a_mole.levels.most_gone']();
  return m['games.whack_a_mole.levels.lead']({ time: formatSeconds(moleStayMs(level)) });
}

function figuresOf(run: MoleLevelRun): PlainFigure[] {
  const { reactions } = moleLevelSummary(run);
  return [
    ...(reactions
      ? [
          {
            term: m['games.figures.usual_reaction'](),
            figure: formatSeconds(reactions.medianMs),
            meaning: m['games.whack_a_mole.figures.spread']({ spread: formatSpread(reactions.spreadMs) }),
          },
        ]
      : []),
    {
      term: m['games.whack_a_mole.figures.empty_holes'](),
      figure: missesWords(run.misses),
      meaning: m['games.whack_a_mole.figures.costs_nothing'](),
    },
  ];
}
