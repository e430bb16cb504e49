import { SPOT_THE_DIFFERENCE, type SpotChoice } from '#rules/games/spot-the-difference.ts';
import { ClockChoice } from '../../sitting/clock-choice.tsx';
import { GameSetUp } from '../../sitting/game-set-up.tsx';
import TileSpot from '../../ui/art/tile-spot.svg?react';
import { Segments } from '../../ui/segments.tsx';

const WAYS = [
  { term: 'Mouse', detail: 'Press what is different in Image B.' },
  { term: 'Finger', detail: 'Tap what is different in Image B.' },
  { term: 'Keys', detail: 'Arrow keys move a ring over Image B. Hold Shift to go faster. Press Enter to choose.' },
  { term: 'Screen reader', detail: 'Choose Words. You get a list of the things in both images.' },
];

const SHOWN_AS = [
  { value: 'pictures', label: 'Pictures' },
  { value: 'words', label: 'Words' },
] as const;

type SetUpSpotProps = {
  choice: SpotChoice;
  onChoice: (choice: SpotChoice) => void;
  wasStopped: boolean;
  onStart: () => void;
};

/** What Spot the Difference is, whether a clock runs, and how its images are shown. */
export function SetUpSpot({ choice, onChoice, wasStopped, onStart }: SetUpSpotProps) {
  return (
    <GameSetUp
      title="Spot the Difference"
      lead={`Two images are almost the same. Find the ${SPOT_THE_DIFFERENCE.differences} differences.`}
      picture={<TileSpot />}
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
        label="Images"
        hint={
          choice.shownAs === 'pictures'
            ? 'You compare two pictures.'
            : 'You compare two lists. They say what is in each image.'
        }
        segments={SHOWN_AS}
        value={choice.shownAs}
        onChange={(shownAs) => onChoice({ ...choice, shownAs })}
      />
    </GameSetUp>
  );
}

function timeWords({ withoutClock }: SpotChoice): string {
  return withoutClock
    ? 'It takes as long as you like.'
    : `It takes up to ${SPOT_THE_DIFFERENCE.durationMs / 1000} seconds.`;
}
