import { useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import { type MoleEvent, type MoleState, moleReducer, newMoleState } from '#rules/games/whack-a-mole-reducer.ts';
import { Announcement } from '../../play/announcement.tsx';
import { useLateSound } from '../../play/clock-row.tsx';
import { GameFrame } from '../../play/game-frame.tsx';
import { useIsPractice } from '../../play/practice.tsx';
import { useGame } from '../../play/use-game.ts';
import { useKeys } from '../../play/use-keys.ts';
import { Badge } from '../../ui/badge.tsx';
import { StarIcon } from '../../ui/icons.ts';
import { randomSeed } from '../../ui/random-seed.ts';
import { playSound } from '../../ui/sounds.ts';
import { holeBeside, holeOfKey, MIDDLE_HOLE } from './hole-places.ts';
import { Meadow } from './meadow.tsx';
import { type MoleChoice, spokenWords, touchedWords } from './mole-words.ts';

/** The moles to touch in a practice. */
const PRACTICE_MOLES = 3;

type RunningMolesProps = { choice: MoleChoice; onStop: () => void; onOver: (state: MoleState) => void };

/** One game. A new game needs a new component. */
export function RunningMoles({ choice, onStop, onOver }: RunningMolesProps) {
  const { difficulty, withoutClock } = choice;
  const { state, isPaused, pause, resume, dispatch } = useGame<MoleState, MoleEvent>({
    initialState: () => newMoleState(difficulty, withoutClock, randomSeed()),
    reduce: moleReducer,
    isOver: ({ status }) => status === 'finished',
    isPracticeOver: ({ hits }) => hits.length >= PRACTICE_MOLES,
    onOver,
  });
  const isPractice = useIsPractice();
  const [holes] = useState(() => new Map<number, HTMLElement>());
  const [current, setCurrent] = useState(MIDDLE_HOLE);
  const meadow = useRef<HTMLDivElement>(null);
  const clock = { ...WHACK_A_MOLE, secondsLeft: state.secondsLeft };
  const press = (hole: number, stamp: number) => dispatch({ type: 'hole-pressed', hole }, stamp);
  const focus = (hole: number) => holes.get(hole)?.focus({ preventScroll: true });

  // The keys 1 to 9 press a hole, the arrow keys move the focus. A key that is held counts once.
  useKeys(!isPaused, (event) => {
    const [hole, neighbour] = [holeOfKey(event), holeBeside(current, event.key)];
    if (hole === undefined && neighbour === undefined) return;
    event.preventDefault();
    if (hole === undefined) focus(neighbour ?? current);
    else if (!event.repeat) press(hole, event.timeStamp);
  });
  useLayoutEffect(() => {
    if (!isPaused) meadow.current?.focus({ preventScroll: true });
  }, [isPaused]);
  useLayoutEffect(() => {
    if (state.hits.length > 0) playSound('mole-touched');
  }, [state.hits]);
  useLateSound(clock);

  return (
    <GameFrame
      title={m['games.whack_a_mole.info.title']()}
      choice={m['games.difficulty']({ difficulty })}
      clock={clock}
      status={
        !isPractice && (
          <Badge tone="sun">
            <StarIcon />
            {touchedWords(state)}
          </Badge>
        )
      }
      isPaused={isPaused}
      onPause={pause}
      onResume={resume}
      onStop={onStop}
    >
      <Meadow
        ref={meadow}
        state={state}
        current={current}
        onFocus={setCurrent}
        onPress={press}
        holeRef={(hole, button) => (button ? holes.set(hole, button) : holes.delete(hole))}
      />
      {/* Assertive, because the place of a mole is soon out of date. */}
      <Announcement assertive words={isPaused ? '' : spokenWords(state)} />
    </GameFrame>
  );
}
