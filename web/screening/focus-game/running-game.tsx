import type { FocusGameReport } from '#contract/screening-attempts.ts';
import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game.ts';
import { ClockSwitch, useLateSound } from '../../play/clock-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Clock } from '../../ui/clock.tsx';
import { useSettings } from '../../ui/device-settings.ts';
import game from '../../ui/game.module.css';
import { ArrowBendUpRightIcon, CheckCircleIcon, StopCircleIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { PartBadge } from '../part-frame.tsx';
import css from './running-game.module.css';
import { Stage } from './stage.tsx';
import { type ShownRound, useFocusGame } from './use-focus-game.ts';

type RunningGameProps = { onStopped: () => void; onFinished: (report: FocusGameReport) => void };

const SECONDS_IN_ALL = FOCUS_GAME.durationMs / 1000;

/** One game. A new game needs a new component. */
export function RunningGame({ onStopped, onFinished }: RunningGameProps) {
  const { shown, dispatch, parts } = useFocusGame(onFinished);
  const { clock } = useSettings();
  useLateSound({ secondsLeft: shown.status === 'idle' ? null : shown.secondsLeft, lateFromMs: FOCUS_GAME.lateFromMs });

  const stop = () => {
    dispatch({ type: 'stopped' });
    onStopped();
  };
  return (
    <main id="main" className={game.game} data-game="running">
      <div className={game.head}>
        <h1>{m['screening.focus_game.task']()}</h1>
        <div className={classNames(game.side, css.side)}>
          <span className={game.extra}>
            <PartBadge part="focus-game" />
          </span>
          <Button look="quiet" onPress={stop}>
            <StopCircleIcon />
            {m['screening.focus_game.running.stop']()}
          </Button>
        </div>
      </div>
      <div className={classNames(game.bar, css.bar)}>
        <div className={css.clock}>
          <Clock
            secondsLeft={shown.secondsLeft}
            secondsInAll={SECONDS_IN_ALL}
            lateFromSeconds={FOCUS_GAME.lateFromMs / 1000}
            clockStyle={clock}
          />
        </div>
        <div className={classNames(game.row, css.row)}>
          <NearnessBadge nearness={shown.nearness} />
          <ClockSwitch />
        </div>
      </div>
      <Stage shown={shown} parts={parts} onEvent={dispatch} />
      <p className={layout.hidden} role="status">
        {shown.status !== 'idle' && m['screening.focus_game.running.started']({ seconds: SECONDS_IN_ALL })}
      </p>
    </main>
  );
}

type Nearness = ShownRound['nearness'];

/** Whether the pointer is near the ball; always as wide as its longest words. */
function NearnessBadge({ nearness }: { nearness: Nearness }) {
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
        {m['screening.focus_game.running.near_ball']()}
      </Badge>
    );
  }
  return (
    <Badge tone="caution">
      <ArrowBendUpRightIcon />
      {nearness === 'away'
        ? m['screening.focus_game.running.come_back']()
        : m['screening.focus_game.running.go_to_ball']()}
    </Badge>
  );
}
