import { useLayoutEffect, useRef } from 'react';
import { m } from '#messages';
import { CAREFUL_MOLES } from '#rules/games/careful-moles/careful-moles.ts';
import {
  type CarefulEvent,
  type CarefulState,
  carefulReducer,
  currentAnimal,
  currentQuarter,
  newCarefulState,
  newPracticeState,
  seenAnimal,
} from '#rules/games/careful-moles/careful-moles-reducer.ts';
import { Announcement } from '../../play/frame/announcement.tsx';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { useKeys } from '../../play/frame/use-keys.ts';
import { useIsPractice } from '../../play/set-up/practice.tsx';
import { useGame } from '../../play/use-game.ts';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { playSound } from '../../ui/speech/sounds.ts';
import { BurrowMeadow } from './burrow-meadow.tsx';
import { saidWords } from './careful-words.ts';

type RunningCarefulProps = { onStop: () => void; onOver: (state: CarefulState) => void };

/** Plays one game, or a practice with feedback after each animal; use a new `key` for each. */
export function RunningCareful({ onStop, onOver }: RunningCarefulProps) {
  const isPractice = useIsPractice();
  const { state, isPaused, pause, resume, dispatch } = useGame<CarefulState, CarefulEvent>({
    initialState: () => (isPractice ? newPracticeState : newCarefulState)(randomSeed()),
    reduce: carefulReducer,
    isOver: ({ status }) => status === 'finished',
    onOver,
  });
  const meadow = useRef<HTMLDivElement>(null);
  const title = m['games.careful_moles.info.title']();
  const said = isPractice && state.answer ? saidWords(state.answer) : '';
  const press = (stamp: number) => dispatch({ type: 'meadow-pressed' }, stamp);

  // Keys on a focused button belong to the button.
  useKeys(!isPaused, (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (isOnButton || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (!event.repeat) press(event.timeStamp);
  });
  useLayoutEffect(() => {
    if (!isPaused) meadow.current?.focus({ preventScroll: true });
  }, [isPaused]);
  useLayoutEffect(() => {
    if (state.isTouched) playSound('mole-touched');
  }, [state.isTouched]);

  return (
    <GameFrame
      title={title}
      isTimed
      status={!isPractice && <Badge>{partWords(state)}</Badge>}
      isPaused={isPaused}
      onPause={pause}
      onResume={resume}
      onStop={onStop}
    >
      <BurrowMeadow
        ref={meadow}
        animal={currentAnimal(state)}
        animalIs={seenAnimal(state) ? 'up' : state.isTouched ? 'touched' : 'away'}
        said={said}
        onPress={press}
      />
      <Announcement words={isPaused ? '' : said} />
    </GameFrame>
  );
}

function partWords(state: CarefulState): string {
  return m['games.careful_moles.part']({ part: currentQuarter(state), all: CAREFUL_MOLES.quarters });
}
