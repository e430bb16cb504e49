import { type ReactNode, useLayoutEffect } from 'react';
import { useFocusMode } from '../api/focus-mode.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Clock } from '../ui/clock.tsx';
import game from '../ui/game.module.css';
import { GaugeIcon, PauseIcon, StopCircleIcon } from '../ui/icons.ts';
import { useSettings } from '../ui/settings.ts';
import { ClockSwitch } from './clock-switch.tsx';
import css from './game-frame.module.css';
import { PausedPanel } from './paused-panel.tsx';

type FrameClock = { secondsLeft: number; secondsInAll: number; lateFromSeconds: number };

type GameFrameProps = {
  title: string;
  /** What was chosen for this round, such as its difficulty, in a word. */
  choice?: string;
  /** Null while a round has no clock. */
  clock: FrameClock | null;
  /** What a learner should know now: whose turn it is, how much is done. */
  status?: ReactNode;
  isPaused?: boolean;
  /** Without it there is nothing to pause yet. */
  onPause?: () => void;
  onGoOn?: () => void;
  onStop: () => void;
  /** The stage. While the game is paused it is out of sight and out of reach. */
  children: ReactNode;
};

/** A running game: title row, bar with clock and status, stage. */
export function GameFrame({
  title,
  choice,
  clock,
  status,
  isPaused = false,
  onPause,
  onGoOn,
  onStop,
  children,
}: GameFrameProps) {
  const focusMode = useFocusMode();
  // A set-up may have been scrolled down; a game begins at its top.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main id="main" className={game.game} data-game="running">
      <div className={game.head}>
        <h1>{title}</h1>
        <div className={classNames(game.side, css.side)}>
          {choice && !focusMode && (
            <span className={game.extra}>
              <Badge>
                <GaugeIcon />
                {choice}
              </Badge>
            </span>
          )}
          {onPause && (
            <Button look="quiet" aria-disabled={isPaused || undefined} onPress={() => isPaused || onPause()}>
              <PauseIcon />
              Pause
            </Button>
          )}
          <Button look="quiet" onPress={onStop}>
            <StopCircleIcon />
            Stop
          </Button>
        </div>
      </div>
      {(status || clock) && (
        <div className={classNames(game.bar, css.bar)}>
          <div className={game.row}>{status}</div>
          {clock && <FrameClockRow clock={clock} />}
        </div>
      )}
      <div className={css.place}>
        <div className={css.task} inert={isPaused} data-paused={isPaused || undefined}>
          {children}
        </div>
        {isPaused && onGoOn && <PausedPanel onGoOn={onGoOn} />}
      </div>
    </main>
  );
}

function FrameClockRow({ clock }: { clock: FrameClock }) {
  const { clock: clockStyle } = useSettings();
  return (
    <div className={classNames(game.row, css.clock)}>
      <Clock {...clock} clockStyle={clockStyle} />
      <ClockSwitch />
    </div>
  );
}
