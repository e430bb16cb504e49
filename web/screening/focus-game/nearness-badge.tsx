import { Badge } from '../../ui/badge.tsx';
import { ArrowBendUpRightIcon, CheckCircleIcon } from '../../ui/icons.ts';
import css from './running-game.module.css';
import type { ShownRound } from './shown-round.ts';

type Nearness = ShownRound['nearness'];

/** Whether the pointer is near the ball, in words; always as wide as the longest of them. */
export function NearnessBadge({ nearness }: { nearness: Nearness }) {
  return (
    <span className={css.nearness}>
      <span className={css.widest} aria-hidden="true">
        <Words nearness="away" />
      </span>
      <Words nearness={nearness} />
    </span>
  );
}

function Words({ nearness }: { nearness: Nearness }) {
  if (nearness === 'near') {
    return (
      <Badge tone="positive">
        <CheckCircleIcon />
        Near the ball
      </Badge>
    );
  }
  return (
    <Badge tone="caution">
      <ArrowBendUpRightIcon />
      {nearness === 'away' ? 'Come back to the ball' : 'Go to the ball'}
    </Badge>
  );
}
