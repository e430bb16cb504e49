import { type ReactNode, useLayoutEffect } from 'react';
import { m } from '#messages';
import { useFocusMode } from '../../api/session.tsx';
import { Button } from '../../ui/controls/button.tsx';
import game from '../../ui/game.module.css';
import { GaugeIcon, PauseIcon, StopCircleIcon } from '../../ui/icons.ts';
import { Badge, classNames } from '../../ui/layout/layout.tsx';
import { ClockRow, type GameTime } from '../clock/clock-row.tsx';
import { usePractice } from '../set-up/practice.tsx';
import css from './game-frame.module.css';
import { PausedPanel, ReadyWords } from './ready-words.tsx';

export type GameFrameProps = {
  title: string;
  /** The variant of this round as a short text, such as its difficulty. */
  setUp?: string;
  clock?: GameTime;
  /** Whether the game is timed but shows no clock, so that "ready, set, go" is shown again after a pause. */
  isTimed?: boolean;
  /** The state of the round, such as the player's turn or the progress. */
  status?: ReactNode;
  isPaused?: boolean;
  /** Called by the pause button; without it there is no button. */
  onPause?: () => void;
  onResume?: () => void;
  onStop: () => void;
  /** The stage; hidden and inert while the game is paused. */
  children: ReactNode;
};

/** A running game: title row, bar with clock and status, stage. */
export function GameFrame({
  title,
  setUp,
  clock,
  isTimed = false,
  status,
  isPaused = false,
  onPause,
  onResume,
  onStop,
  children,
}: GameFrameProps) {
  const focusMode = useFocusMode();
  const practice = usePractice();
  const secondsLeft = clock?.secondsLeft ?? null;
  // The set-up page may have been scrolled down.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main id="main" className={game.game} data-game="running">
      <div className={game.head}>
        <h1>{title}</h1>
        <div className={classNames(game.side, css.side)}>
          {setUp && !focusMode && !practice && (
            <span className={game.extra}>
              <Badge>
                <GaugeIcon />
                {setUp}
              </Badge>
            </span>
          )}
          {onPause && (
            <Button look="quiet" aria-disabled={isPaused || undefined} onPress={() => isPaused || onPause()}>
              <PauseIcon />
              {m['play.pause']()}
            </Button>
          )}
          <Button look="quiet" onPress={onStop}>
            <StopCircleIcon />
            {m['play.stop']()}
          </Button>
        </div>
      </div>
      {(status || secondsLeft !== null || practice) && (
        <div className={classNames(game.bar, css.bar)}>
          <div className={game.row}>
            {practice?.onSkip ? (
              <span className={css.skip}>
                <Button look="quiet" onPress={practice.onSkip}>
                  {m['play.practice.skip']()}
                </Button>
              </span>
            ) : (
              practice && <Badge>{m['play.practice.badge']()}</Badge>
            )}
            {status}
          </div>
          {clock && secondsLeft !== null && <ClockRow {...clock} secondsLeft={secondsLeft} />}
        </div>
      )}
      <div className={css.place}>
        {/* Screen readers pass the keys to an application. Orca does so only for a focused application inside another
            one. */}
        <div
          role="application"
          aria-label={title}
          className={css.task}
          inert={isPaused}
          data-paused={isPaused || undefined}
        >
          {children}
        </div>
        {isPaused && onResume && <Paused isTimed={isTimed || secondsLeft !== null} onResume={onResume} />}
      </div>
    </main>
  );
}

/** The pause. In a timed game "ready, set, go" is shown before time continues. */
function Paused({ isTimed, onResume }: { isTimed: boolean; onResume: () => void }) {
  if (!isTimed) return <PausedPanel onResume={onResume} />;
  return (
    <div className={css.again}>
      <ReadyWords startsPaused onOver={onResume} />
    </div>
  );
}
