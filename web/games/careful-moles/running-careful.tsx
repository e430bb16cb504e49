import { type Ref, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#messages';
import { type Animal, CAREFUL_MOLES } from '#rules/games/careful-moles/careful-moles.ts';
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
import { pressStart } from '../../play/frame/press-start.ts';
import { useKeys } from '../../play/frame/use-keys.ts';
import { useIsPractice } from '../../play/set-up/practice.tsx';
import { useGame } from '../../play/use-game.ts';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import game from '../../ui/game.module.css';
import { KeyboardIcon } from '../../ui/icons.ts';
import { Badge, classNames } from '../../ui/layout/layout.tsx';
import { playSound } from '../../ui/speech/sounds.ts';
import { Burrow, MOLE, RABBIT } from '../garden/burrow.tsx';
import { Garden } from '../garden/garden.tsx';
import css from './burrow-meadow.module.css';
import { saidWords } from './careful-words.ts';

type RunningCarefulProps = { onStop: () => void; onOver: (state: CarefulState) => void };

/** Plays one game, or a practice with feedback after each animal; use a new `key` for each. */
export function RunningCareful({ onStop, onOver }: RunningCarefulProps) {
  const isPractice = useIsPractice();
  const { state, isPaused, pausing, dispatch } = useGame<CarefulState, CarefulEvent>({
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
      {...pausing}
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

type BurrowMeadowProps = {
  ref: Ref<HTMLDivElement>;
  /** The animal of this trial; it is also set after it was touched. */
  animal: Animal;
  animalIs: 'up' | 'touched' | 'away';
  /** Feedback on the last animal, in a practice. */
  said?: string;
  onPress: (stamp: number) => void;
};

/**
 * A meadow with one hole; a press anywhere on it touches the animal. With role="application" screen readers pass the
 * keys to the game.
 */
function BurrowMeadow({ ref, animal, animalIs, said, onPress }: BurrowMeadowProps) {
  const keys = useId();
  return (
    <div
      ref={ref}
      role="application"
      tabIndex={-1}
      aria-label={m['games.careful_moles.meadow']()}
      aria-describedby={keys}
      data-seen={animalIs === 'up' ? animal : undefined}
      className={classNames(game.stage, game.stageFit, css.meadow)}
    >
      <Garden />
      <button
        type="button"
        className={css.press}
        aria-label={m['games.careful_moles.touch']()}
        {...pressStart(onPress)}
      >
        <Burrow animalIs={animalIs} animal={animal === 'mole' ? MOLE : RABBIT} />
      </button>
      {said && (
        <div className={css.said} aria-hidden="true">
          <p>{said}</p>
        </div>
      )}
      <p id={keys} className={css.keys}>
        <KeyboardIcon />
        {m['games.careful_moles.press_keys']()}
      </p>
    </div>
  );
}
