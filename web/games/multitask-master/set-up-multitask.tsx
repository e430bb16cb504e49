import { MULTITASK_DIFFICULTIES, type MultitaskDifficulty } from '#rules/games/multitask-master.ts';
import { ClockChoice } from '../../sitting/clock-choice.tsx';
import { GameSetUp } from '../../sitting/game-set-up.tsx';
import TileMultitask from '../../ui/art/tile-multitask.svg?react';
import { Segments } from '../../ui/segments.tsx';
import { DIFFICULTY_LABELS, difficultyWords, timeWords } from './difficulties.ts';

const WAYS = [
  { term: 'Mouse', detail: 'Press the shape and the number keys on the screen.' },
  { term: 'Finger', detail: 'Tap the shape and the number keys on the screen.' },
  {
    term: 'Keys',
    detail: 'Type the number and press Enter. Press the letter of the shape, or use the arrow keys and Enter.',
  },
];

export type MultitaskSettings = { difficulty: MultitaskDifficulty; withoutClock: boolean };

type SetUpMultitaskProps = {
  settings: MultitaskSettings;
  onChange: (settings: MultitaskSettings) => void;
  wasStopped: boolean;
  isBack: boolean;
  onStart: () => void;
};

/** What the game is, how hard it is to be, and whether there is a clock. */
export function SetUpMultitask({ settings, onChange, onStart, ...back }: SetUpMultitaskProps) {
  const { difficulty, withoutClock } = settings;
  return (
    <GameSetUp
      title="Multitask Master"
      lead="Each round has two tasks: find a shape and solve a sum. Do them in any order."
      picture={<TileMultitask />}
      ways={WAYS}
      time={timeWords(difficulty, withoutClock)}
      onStart={onStart}
      {...back}
    >
      <Segments
        label="Difficulty"
        hint={difficultyWords(difficulty)}
        segments={MULTITASK_DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))}
        value={difficulty}
        onChange={(chosen) => onChange({ ...settings, difficulty: chosen })}
      />
      <ClockChoice
        withoutClock={withoutClock}
        onChange={(without) => onChange({ ...settings, withoutClock: without })}
      />
    </GameSetUp>
  );
}
