import {
  MULTITASK_MASTER,
  type MultitaskRun,
  multitaskCounts,
  multitaskPercent,
  multitaskResult,
} from '#rules/games/multitask-master.ts';
import { multitaskBadge, multitaskStars } from '#rules/games/multitask-master-badges.ts';
import { EndPanel } from '../../sitting/end-panel.tsx';
import type { SavedRun } from '../../sitting/use-save-run.ts';
import { Button } from '../../ui/button.tsx';
import { SUM_WORDS } from './difficulties.ts';
import { multitaskTip } from './multitask-tip.ts';
import { Stars } from './stars.tsx';

type MultitaskEndProps = {
  report: MultitaskRun;
  saved: SavedRun;
  onPlayAgain: () => void;
  onChangeSettings: () => void;
};

const { rounds, pointsPerRound } = MULTITASK_MASTER;

/** The end of a game, worked out from its report as the server does. */
export function MultitaskEnd({ report, saved, onPlayAgain, onChangeSettings }: MultitaskEndProps) {
  const { difficulty } = report;
  const { score } = multitaskResult(report);
  const { shapesFound, sumsSolved, bothRight } = multitaskCounts(report);
  const percent = multitaskPercent(score);
  return (
    <EndPanel
      game="multitask-master"
      title={`${score} of ${rounds * pointsPerRound} tasks right`}
      lead={bothWords(bothRight)}
      figures={[
        {
          term: 'Badge',
          figure: multitaskBadge(percent, difficulty),
          meaning: <Stars count={multitaskStars(percent)} />,
        },
        {
          term: 'Shapes found',
          figure: `${shapesFound} of ${rounds}`,
          meaning: `one of ${MULTITASK_MASTER.shapesShown[difficulty]} each time`,
        },
        { term: 'Sums solved', figure: `${sumsSolved} of ${rounds}`, meaning: `with ${SUM_WORDS[difficulty]}` },
      ]}
      saved={saved}
      tip={
        <>
          <p>{multitaskTip(report)}</p>
          <Button look="quiet" onPress={onChangeSettings}>
            Change difficulty or clock
          </Button>
        </>
      }
      onPlayAgain={onPlayAgain}
    />
  );
}

function bothWords(bothRight: number): string {
  if (bothRight === 0) return 'You played ten rounds with two tasks each.';
  return bothRight === 1 ? 'In 1 round you did both tasks right.' : `In ${bothRight} rounds you did both tasks right.`;
}
