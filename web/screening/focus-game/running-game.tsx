import { useEffect, useEffectEvent } from 'react';
import type { FocusGameReport } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { ClockSwitch, useLateSound } from '../../play/clock/clock-row.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Clock } from '../../ui/figures/clock.tsx';
import game from '../../ui/game.module.css';
import { ArrowBendUpRightIcon, CheckCircleIcon, StopCircleIcon } from '../../ui/icons.ts';
import { Badge, classNames } from '../../ui/layout/layout.tsx';
import { useSettings } from '../../ui/settings/device-settings.ts';
import { Announced } from '../../ui/words/announced.tsx';
import { PartBadge } from '../part-frame.tsx';
import css from './running-game.module.css';
import { Stage } from './stage.tsx';
import { type ShownRound, useFocusGame } from './use-focus-game.ts';

const SECONDS_IN_ALL = FOCUS_GAME.durationMs / 1000;
const SECONDS_OF_PRACTICE = FOCUS_GAME.practiceMs / 1000;

type RunningGameProps = { onStopped: () => void; onFinished: (report: FocusGameReport) => void };

/** Plays one game; use a new `key` for each game. */
export function RunningGame({ onStopped, onFinished }: RunningGameProps) {
  const game = useFocusGame(onFinished);
  const { status, secondsLeft } = game.shown;
  useLateSound({ secondsLeft: status === 'idle' ? null : secondsLeft, lateFromMs: FOCUS_GAME.lateFromMs });
  return <GameScreen game={game} secondsLeft={secondsLeft} secondsInAll={SECONDS_IN_ALL} onStopped={onStopped} />;
}

/** A practice: the first seconds of a game, without a result. */
export function Practice({ onOver }: { onOver: () => void }) {
  const game = useFocusGame(onOver);
  const secondsLeft = Math.max(0, game.shown.secondsLeft - SECONDS_IN_ALL + SECONDS_OF_PRACTICE);
  const isOver = game.shown.status !== 'idle' && secondsLeft === 0;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return (
    <GameScreen
      game={game}
      secondsLeft={secondsLeft}
      secondsInAll={SECONDS_OF_PRACTICE}
      isPractice
      onStopped={onOver}
    />
  );
}

type GameScreenProps = {
  game: ReturnType<typeof useFocusGame>;
  secondsLeft: number;
  secondsInAll: number;
  isPractice?: boolean;
  onStopped: () => void;
};

function GameScreen({ game: round, secondsLeft, secondsInAll, isPractice = false, onStopped }: GameScreenProps) {
  const { shown, dispatch, parts } = round;
  const { clock } = useSettings();
  const stop = () => {
    dispatch({ type: 'stopped' });
    onStopped();
  };
  return (
    <main id="main" className={game.game} data-game="running">
      <div className={game.head}>
        <h1>{m['screening.focus_game.task']()}</h1>
        <div className={classNames(game.side, css.side)}>
          {isPractice ? (
            <Badge tone="sun">{m['screening.focus_game.running.practice']()}</Badge>
          ) : (
            <span className={game.extra}>
              <PartBadge part="focus-game" />
            </span>
          )}
          <Button look="quiet" onPress={stop}>
            <StopCircleIcon />
            {m['screening.focus_game.running.stop']()}
          </Button>
        </div>
      </div>
      <div className={classNames(game.bar, css.bar)}>
        <div className={css.clock}>
          <Clock
            secondsLeft={secondsLeft}
            secondsInAll={secondsInAll}
            lateFromSeconds={isPractice ? 0 : FOCUS_GAME.lateFromMs / 1000}
            clockStyle={clock}
          />
        </div>
        <div className={classNames(game.row, css.row)}>
          <NearnessBadge nearness={shown.nearness} />
          <ClockSwitch />
        </div>
      </div>
      {/* Screen readers pass the keys to an application. Orca does so only for a focused application inside another
          one. */}
      <div role="application" aria-label={m['screening.focus_game.task']()} className={css.application}>
        <Stage shown={shown} parts={parts} onEvent={dispatch} />
      </div>
      <Announced>
        {shown.status !== 'idle' && m['screening.focus_game.running.started']({ seconds: secondsInAll })}
      </Announced>
    </main>
  );
}

type Nearness = ShownRound['nearness'];

/** Whether the pointer is near the ball; as wide as its longest text. */
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
