import { m } from '#messages';
import {
  type MultitaskLevelRun,
  type MultitaskLevelSummary,
  multitaskLevelResult,
  multitaskLevelSummary,
  multitaskLevelValidity,
  type TaskSummary,
} from '#rules/games/multitask-master/multitask-levels.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import type { PlainFigure } from '../../ui/figures/figures.tsx';
import { formatSeconds } from '../../ui/words/seconds.ts';

type MultitaskLevelEndProps = { run: MultitaskLevelRun; saved: SavedRun; onPlay: (level: number) => void };

/** The end of a run with levels. It compares two tasks at once with each task alone. */
export function MultitaskLevelEnd({ run, saved, onPlay }: MultitaskLevelEndProps) {
  const summary = multitaskLevelSummary(run);
  const validity = multitaskLevelValidity(run);
  const after = multitaskLevelResult(run).level ?? run.startLevel;
  const { right, rounds } = summary.both;
  return (
    <EndPanel
      game="multitask-master"
      title={
        validity
          ? m['games.multitask_master.levels.cannot_tell']()
          : m['games.multitask_master.levels.title']({ count: right, all: rounds })
      }
      lead={validity ? m['games.multitask_master.levels.why']({ validity }) : costWords(summary)}
      figures={validity ? [] : figuresOf(summary)}
      tip={m['games.multitask_master.tip.shape_first']()}
      levels={{ before: run.startLevel, after, onPlay }}
      saved={saved}
      onPlayAgain={() => onPlay(after)}
    />
  );
}

/** The dual-task cost as a sentence. */
function costWords({ costPercent }: MultitaskLevelSummary): string {
  if (costPercent === null) return m['games.multitask_master.levels.no_cost']();
  return costPercent > 0
    ? m['games.multitask_master.levels.cost']({ percent: costPercent })
    : m['games.multitask_master.levels.no_longer']();
}

function figuresOf({ shape, sum, both }: MultitaskLevelSummary): PlainFigure[] {
  const parts = [
    [m['games.multitask_master.levels.part']({ asked: 'shape' }), shape],
    [m['games.multitask_master.levels.part']({ asked: 'sum' }), sum],
    [m['games.multitask_master.levels.part']({ asked: 'both' }), both],
  ] as const;
  return parts.map(([term, part]) => ({ term, figure: timeWords(part), meaning: rightWords(part) }));
}

function timeWords({ usualMs }: TaskSummary): string {
  return usualMs === null ? m['games.figures.none_yet']() : formatSeconds(usualMs);
}

function rightWords({ right, rounds }: TaskSummary): string {
  return m['games.multitask_master.levels.right']({ count: right, all: rounds });
}
