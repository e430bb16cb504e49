import { m } from '#messages';
import {
  type MultitaskLevelRun,
  type MultitaskLevelSummary,
  multitaskLevelResult,
  multitaskLevelSummary,
  multitaskLevelValidity,
  type TaskSummary,
} from '#rules/games/multitask-master/multitask-levels.ts';
import {
  MULTITASK_DIFFICULTIES,
  MULTITASK_MASTER,
  type MultitaskRun,
  multitaskBadge,
  multitaskCounts,
  multitaskPercent,
  multitaskResult,
  multitaskStars,
} from '#rules/games/multitask-master/multitask-master.ts';
import { nextInGame } from '#rules/games/next-in-game.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { PlainFigure } from '../../ui/figures/figures.tsx';
import { StarIcon } from '../../ui/icons.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { changeSettings } from '../../ui/settings/device-settings.ts';
import { formatSeconds } from '../../ui/words/seconds.ts';
import css from './multitask-master.module.css';
import { multitaskLevelTip, multitaskTip } from './multitask-words.ts';

type MultitaskEndProps = {
  report: MultitaskRun;
  saved: SavedRun;
  onPlayAgain: () => void;
  onPlayLevel: (level: number) => void;
  onChangeSetUp: () => void;
};

const { rounds, pointsPerRound } = MULTITASK_MASTER;

/** The end of a game, computed from its report as on the server. */
export function MultitaskEnd({ report, onChangeSetUp, ...rest }: MultitaskEndProps) {
  const { difficulty, withoutClock } = report;
  const { score } = multitaskResult(report);
  const { shapesFound, sumsSolved, bothRight } = multitaskCounts(report);
  const percent = multitaskPercent(score);
  const step = nextInGame({ difficulties: MULTITASK_DIFFICULTIES, difficulty, hasClock: !withoutClock, percent });
  return (
    <EndPanel
      game="multitask-master"
      title={m['games.multitask_master.tasks_right']({ score, all: rounds * pointsPerRound })}
      lead={bothWords(bothRight)}
      figures={[
        {
          term: m['games.multitask_master.figures.badge'](),
          figure: m['games.multitask_master.badge']({ badge: multitaskBadge(percent, difficulty) }),
          meaning: <Stars count={multitaskStars(percent)} />,
        },
        {
          term: m['games.multitask_master.figures.shapes'](),
          figure: m['games.multitask_master.figures.count_of_all']({ count: shapesFound, all: rounds }),
          meaning: m['games.multitask_master.figures.one_of']({ count: MULTITASK_MASTER.shapesShown[difficulty] }),
        },
        {
          term: m['games.multitask_master.figures.sums'](),
          figure: m['games.multitask_master.figures.count_of_all']({ count: sumsSolved, all: rounds }),
          meaning: m['games.multitask_master.figures.sums_with']({ difficulty }),
        },
      ]}
      tip={multitaskTip(report)}
      nextInGame={
        step && {
          step,
          choose: () =>
            changeSettings(
              step === 'without-clock' ? { multitaskClock: false } : { multitaskDifficulty: step.difficulty },
            ),
        }
      }
      {...rest}
    >
      <Row>
        <Button look="quiet" onPress={onChangeSetUp}>
          {m['games.multitask_master.change_choice']()}
        </Button>
      </Row>
    </EndPanel>
  );
}

function bothWords(bothRight: number): string {
  return bothRight === 0
    ? m['games.multitask_master.none_both_right']()
    : m['games.multitask_master.both_right']({ count: bothRight });
}

const STARS = 5;

/** A rating of up to five stars, as icons and as text. */
function Stars({ count }: { count: number }) {
  return (
    <span className={css.stars}>
      <span className={css.row} aria-hidden="true">
        {Array.from({ length: STARS }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by its index
          <span key={star} data-lit={star < count || undefined}>
            <StarIcon />
          </span>
        ))}
      </span>
      {m['games.multitask_master.figures.stars']({ count, all: STARS })}
    </span>
  );
}

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
      why={validity && m['games.multitask_master.levels.why']({ validity })}
      lead={validity ? undefined : costWords(summary)}
      figures={validity ? [] : figuresOf(summary)}
      tip={validity ? undefined : multitaskLevelTip(summary)}
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
