import type { FocusGameReport } from '#contract/screening-attempts.ts';
import { FOCUS_GAME } from '#rules/screening/focus-game.ts';
import { ClockSwitch } from '../../sitting/clock-switch.tsx';
import { useLateSound } from '../../sitting/use-late-sound.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Clock } from '../../ui/clock.tsx';
import game from '../../ui/game.module.css';
import { StopCircleIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { useSettings } from '../../ui/settings.ts';
import { PartBadge } from '../part-badge.tsx';
import { NearnessBadge } from './nearness-badge.tsx';
import css from './running-game.module.css';
import { Stage } from './stage.tsx';
import { useFocusGame } from './use-focus-game.ts';

type RunningGameProps = { onStopped: () => void; onFinished: (report: FocusGameReport) => void };

const SECONDS_IN_ALL = FOCUS_GAME.durationMs / 1000;
const LATE_FROM_SECONDS = FOCUS_GAME.lateFromMs / 1000;

/** One sitting, from its first second to its last; a new one is a new component. */
export function RunningGame({ onStopped, onFinished }: RunningGameProps) {
  const { shown, happened, parts } = useFocusGame(onFinished);
  const { clock } = useSettings();
  useLateSound(shown.status !== 'idle' && shown.secondsLeft <= LATE_FROM_SECONDS);

  const stop = () => {
    happened({ type: 'stopped' });
    onStopped();
  };
  return (
    <main id="main" className={game.game} data-game="running">
      <div className={game.head}>
        <h1>Follow the ball</h1>
        <div className={classNames(game.side, css.side)}>
          <span className={game.extra}>
            <PartBadge part="focus-game" />
          </span>
          <Button look="quiet" onPress={stop}>
            <StopCircleIcon />
            Stop
          </Button>
        </div>
      </div>
      <div className={classNames(game.bar, css.bar)}>
        <div className={css.clock}>
          <Clock
            secondsLeft={shown.secondsLeft}
            secondsInAll={SECONDS_IN_ALL}
            lateFromSeconds={LATE_FROM_SECONDS}
            clockStyle={clock}
          />
        </div>
        <div className={classNames(game.row, css.row)}>
          <NearnessBadge nearness={shown.nearness} />
          <ClockSwitch />
        </div>
      </div>
      <Stage shown={shown} parts={parts} onEvent={happened} />
      <p className={layout.hidden} role="status">
        {shown.status !== 'idle' && `The game has started. You have ${SECONDS_IN_ALL} seconds.`}
      </p>
    </main>
  );
}
