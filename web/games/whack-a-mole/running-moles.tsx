import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import { type MoleEvent, type MoleState, moleReducer, newMoleState } from '#rules/games/whack-a-mole-reducer.ts';
import { Announcement } from '../../sitting/announcement.tsx';
import { GameFrame } from '../../sitting/game-frame.tsx';
import { useGame } from '../../sitting/use-game.ts';
import { useLateSound } from '../../sitting/use-late-sound.ts';
import { Badge } from '../../ui/badge.tsx';
import { StarIcon } from '../../ui/icons.ts';
import { randomSeed } from '../../ui/random-seed.ts';
import { playSound } from '../../ui/sounds.ts';
import { spokenWords, touchedWords } from './game-words.ts';
import { MIDDLE_HOLE } from './hole-places.ts';
import { Meadow } from './meadow.tsx';
import { type MoleChoice, SPEED_LABELS } from './mole-choice.ts';
import { useHoleKeys } from './use-hole-keys.ts';

type RunningMolesProps = { choice: MoleChoice; onStop: () => void; onOver: (round: MoleState) => void };

const SECONDS_IN_ALL = WHACK_A_MOLE.durationMs / 1000;
const LATE_FROM_SECONDS = WHACK_A_MOLE.lateFromMs / 1000;

/** One game, from its first mole to its last; a new one is a new component. */
export function RunningMoles({ choice, onStop, onOver }: RunningMolesProps) {
  const { difficulty, withoutClock } = choice;
  const { round, isPaused, pause, goOn, happened } = useGame<MoleState, MoleEvent>({
    begin: () => newMoleState(difficulty, withoutClock, randomSeed()),
    reduce: moleReducer,
    isOver: ({ status }) => status === 'finished',
    onOver,
  });
  const [holes] = useState(() => new Map<number, HTMLElement>());
  const [current, setCurrent] = useState(MIDDLE_HOLE);
  const { secondsLeft } = round;
  const press = (hole: number, stamp: number) => happened({ type: 'hole-pressed', hole }, stamp);
  const focus = (hole: number) => holes.get(hole)?.focus({ preventScroll: true });

  useHoleKeys({ isOn: !isPaused, pressed: press, current, focus });
  const focusCurrent = useEffectEvent(() => focus(current));
  useLayoutEffect(() => {
    if (!isPaused) focusCurrent();
  }, [isPaused]);
  useLayoutEffect(() => {
    if (round.hits.length > 0) playSound('mole-touched');
  }, [round.hits]);
  useLateSound(secondsLeft !== null && secondsLeft <= LATE_FROM_SECONDS);

  return (
    <GameFrame
      title="Whack-a-Mole"
      choice={SPEED_LABELS[difficulty]}
      clock={
        secondsLeft === null ? null : { secondsLeft, secondsInAll: SECONDS_IN_ALL, lateFromSeconds: LATE_FROM_SECONDS }
      }
      status={
        <Badge tone="sun">
          <StarIcon />
          {touchedWords(round)}
        </Badge>
      }
      isPaused={isPaused}
      onPause={pause}
      onGoOn={goOn}
      onStop={onStop}
    >
      <Meadow
        round={round}
        current={current}
        onFocus={setCurrent}
        onPress={press}
        holeRef={(hole, button) => (button ? holes.set(hole, button) : holes.delete(hole))}
      />
      {/* The place of a mole is old news as soon as the next one comes. */}
      <Announcement assertive words={isPaused ? '' : spokenWords(round)} />
    </GameFrame>
  );
}
