import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Pad, SimonDifficulty } from '#rules/games/simon.ts';
import { newSimonState, type SimonEvent, type SimonState, simonReducer } from '#rules/games/simon-reducer.ts';
import { Announcement } from '../../sitting/announcement.tsx';
import { GameFrame } from '../../sitting/game-frame.tsx';
import { useGame } from '../../sitting/use-game.ts';
import { KeyboardIcon } from '../../ui/icons.ts';
import { randomSeed } from '../../ui/random-seed.ts';
import { DIFFICULTY_LABELS } from './difficulties.ts';
import { KEYS_WORDS, spokenWords } from './game-words.ts';
import { PadRing } from './pad-ring.tsx';
import css from './running-simon.module.css';
import { Turn } from './turn.tsx';
import { usePadElements } from './use-pad-elements.ts';
import { usePadKeys } from './use-pad-keys.ts';
import { usePressFeedback } from './use-press-feedback.ts';
import { useShownSequence } from './use-shown-sequence.ts';

type RunningSimonProps = {
  difficulty: SimonDifficulty;
  onStop: () => void;
  onOver: (round: SimonState) => void;
  /** What the end shows on the pads has been seen. */
  onSeen: () => void;
};

/** One game, from its first sequence to its last press; a new one is a new component. */
export function RunningSimon({ difficulty, onStop, onOver, onSeen }: RunningSimonProps) {
  const { round, isPaused, pause, goOn, happened } = useGame<SimonState, SimonEvent>({
    begin: () => newSimonState(randomSeed(), difficulty),
    reduce: simonReducer,
    isOver: ({ status }) => status === 'finished',
    // A frame only has to plan the next sequence. While one is shown the compositor has the screen to itself.
    rests: ({ showsFromMs }) => showsFromMs !== null,
    onOver,
  });
  const [shownMarks, shownMark] = usePadElements();
  const [pressedMarks, pressedMark] = usePadElements();
  const [buttons, button] = usePadElements();
  const [current, setCurrent] = useState<Pad>('red');
  const isOver = round.status === 'finished';
  const press = (pad: Pad, stamp: number) => happened({ type: 'pad-pressed', pad }, stamp);

  useShownSequence(round, isPaused, shownMarks, (stamp) => happened({ type: 'frame-shown' }, stamp));
  usePressFeedback(round, pressedMarks, onSeen);
  usePadKeys({ isOn: !isPaused && !isOver, pressed: press, current, focus: (pad) => buttons.get(pad)?.focus() });
  const focusCurrent = useEffectEvent(() => buttons.get(current)?.focus({ preventScroll: true }));
  useLayoutEffect(() => {
    if (!isPaused) focusCurrent();
  }, [isPaused]);

  return (
    <GameFrame
      title="Simon"
      choice={DIFFICULTY_LABELS[difficulty]}
      clock={null}
      status={<Turn round={round} />}
      isPaused={isPaused}
      {...(!isOver && { onPause: pause })}
      onGoOn={goOn}
      onStop={isOver ? onSeen : onStop}
    >
      <PadRing
        level={round.sequence.length}
        isMyTurn={round.status === 'answering'}
        current={current}
        onFocus={setCurrent}
        onPress={press}
        refs={{ button, shownMark, pressedMark }}
      />
      <p className={css.keys}>
        <KeyboardIcon />
        {KEYS_WORDS}
      </p>
      <Announcement words={spokenWords(round)} />
    </GameFrame>
  );
}
