import { MOLE_DIFFICULTIES, WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import { ClockChoice } from '../../sitting/clock-choice.tsx';
import { GameSetUp } from '../../sitting/game-set-up.tsx';
import TileWack from '../../ui/art/tile-wack.svg?react';
import { Segments } from '../../ui/segments.tsx';
import { type MoleChoice, SPEED_LABELS } from './mole-choice.ts';

const WAYS = [
  { term: 'Mouse', detail: 'Press the mole.' },
  { term: 'Finger', detail: 'Tap the mole.' },
  {
    term: 'Keys',
    detail: 'Press 1 to 9: the holes lie like the keys of a number pad. Or move with the arrow keys and press Enter.',
  },
  { term: 'Screen reader', detail: 'You hear which hole the mole is in. Take your time fits best.' },
];

type SetUpMolesProps = {
  choice: MoleChoice;
  onChoice: (choice: MoleChoice) => void;
  wasStopped: boolean;
  onStart: () => void;
};

/** What Whack-a-Mole is, how fast it is, and whether a clock runs. */
export function SetUpMoles({ choice, onChoice, wasStopped, onStart }: SetUpMolesProps) {
  return (
    <GameSetUp
      title="Whack-a-Mole"
      lead="A mole looks out of one of nine holes. Touch it, and look for the next one."
      picture={<TileWack />}
      ways={WAYS}
      time={timeWords(choice)}
      wasStopped={wasStopped}
      onStart={onStart}
    >
      <ClockChoice
        withoutClock={choice.withoutClock}
        onChange={(withoutClock) => onChoice({ ...choice, withoutClock })}
      />
      <Segments
        label="Speed"
        hint={speedWords(choice)}
        segments={MOLE_DIFFICULTIES.map((value) => ({ value, label: SPEED_LABELS[value] }))}
        value={choice.difficulty}
        onChange={(difficulty) => onChoice({ ...choice, difficulty })}
      />
    </GameSetUp>
  );
}

function speedWords({ difficulty, withoutClock }: MoleChoice): string {
  const seconds = WHACK_A_MOLE.intervalMs[difficulty] / 1000;
  const interval = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return withoutClock
    ? `The next mole comes ${interval} after you touch one.`
    : `At first a mole stays for ${interval}. Later moles are a little faster.`;
}

function timeWords({ withoutClock }: MoleChoice): string {
  return withoutClock
    ? `There are ${WHACK_A_MOLE.molesWithoutClock} moles. Each one waits for you.`
    : `It takes ${WHACK_A_MOLE.durationMs / 1000} seconds.`;
}
