import type { SpotState } from '#rules/games/spot-the-difference-reducer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EyeIcon, StarIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { FoundMarks } from './found-marks.tsx';
import css from './round-status.module.css';

type RoundStatusProps = { round: SpotState; onShowRest: (stamp: number) => void };

/** What is found, the score, and without a clock the way to the end. */
export function RoundStatus({ round, onShowRest }: RoundStatusProps) {
  const { tally, withoutClock, canShowRemaining } = round;
  return (
    <>
      <FoundMarks found={tally.found.length} />
      <span className={css.score}>
        <Badge tone="sun">
          <StarIcon />
          <span className={classNames(layout.hidden)}>Score </span>
          {tally.score}
        </Badge>
      </span>
      {withoutClock && (
        <span className={css.rest} data-waiting={!canShowRemaining || undefined}>
          <Button look="line" onPress={() => onShowRest(performance.now())}>
            <EyeIcon />
            Show the rest
          </Button>
        </span>
      )}
    </>
  );
}
