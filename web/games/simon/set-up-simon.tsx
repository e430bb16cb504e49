import { SIMON, SIMON_DIFFICULTIES, type SimonDifficulty } from '#rules/games/simon.ts';
import { GameSetUp } from '../../sitting/game-set-up.tsx';
import TileSimon from '../../ui/art/tile-simon.svg?react';
import { Segments } from '../../ui/segments.tsx';
import { DIFFICULTY_LABELS } from './difficulties.ts';

const WAYS = [
  { term: 'Mouse', detail: 'Press the pads.' },
  { term: 'Finger', detail: 'Tap the pads.' },
  { term: 'Keys', detail: 'Press 1 to 6. Or move with the arrow keys and press Enter.' },
];

type SetUpSimonProps = {
  difficulty: SimonDifficulty;
  onDifficulty: (difficulty: SimonDifficulty) => void;
  wasStopped: boolean;
  onStart: () => void;
};

/** What Simon is, and how fast it shows its colours. */
export function SetUpSimon({ difficulty, onDifficulty, wasStopped, onStart }: SetUpSimonProps) {
  return (
    <GameSetUp
      title="Simon"
      lead="Pads light up one after the other. Press them in the same order. Each round adds one more."
      picture={<TileSimon />}
      ways={WAYS}
      time="Simon has no clock. Take the time you need."
      wasStopped={wasStopped}
      onStart={onStart}
    >
      <Segments
        label="Speed"
        hint={`Each pad lights up for ${inSeconds(SIMON.flashMs[difficulty])}.`}
        segments={SIMON_DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))}
        value={difficulty}
        onChange={onDifficulty}
      />
    </GameSetUp>
  );
}

function inSeconds(ms: number): string {
  return ms === 1000 ? '1 second' : `${ms / 1000} seconds`;
}
