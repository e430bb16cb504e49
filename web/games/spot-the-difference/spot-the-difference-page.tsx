import { Suspense, useState } from 'react';
import { m } from '#messages';
import { SPOT_THE_DIFFERENCE, type SpotChoice, spotResult } from '#rules/games/spot-the-difference.ts';
import { type SpotState, spotRun } from '#rules/games/spot-the-difference-reducer.ts';
import { ClockChoice } from '../../play/game-choices.tsx';
import { GameSetUp } from '../../play/game-set-up.tsx';
import { ReadySetGo } from '../../play/ready-set-go.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import TileSpot from '../../ui/art/tile-spot.svg?react';
import { LoadingPage } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { RunningSpot } from './running-spot.tsx';
import { SpotEnd } from './spot-end.tsx';

export const meta = () => [
  { title: m['games.spot_the_difference.page_title']() },
  { name: 'description', content: m['games.spot_the_difference.page_description']() },
];
export const handle = { footer: false };

export default function SpotTheDifferencePage() {
  const [choice, setChoice] = useState<SpotChoice>({ withoutClock: false, shownAs: 'pictures' });
  const { phase, saved, play, stop, finish } = useGamePage<'spot-the-difference', SpotState>('spot-the-difference');
  const over = (state: SpotState) => {
    const report = spotRun(state);
    finish(state, { ...report, presses: [...report.presses] }, spotResult(report));
  };

  switch (phase.name) {
    case 'set-up':
      return <SetUpSpot choice={choice} onChoice={setChoice} wasStopped={phase.wasStopped} onStart={play} />;
    case 'playing':
      return (
        <ReadySetGo title={m['games.spot_the_difference.info.title']()} hasClock={!choice.withoutClock} onStop={stop}>
          <Suspense fallback={<LoadingPage />}>
            <RunningSpot choice={choice} onStop={stop} onOver={over} />
          </Suspense>
        </ReadySetGo>
      );
    case 'over':
      return <SpotEnd state={phase.ended} saved={saved} onPlayAgain={play} />;
  }
}

type SetUpSpotProps = {
  choice: SpotChoice;
  onChoice: (choice: SpotChoice) => void;
  wasStopped: boolean;
  onStart: () => void;
};

/** Explains Spot the Difference and offers clock and images. */
function SetUpSpot({ choice, onChoice, wasStopped, onStart }: SetUpSpotProps) {
  return (
    <GameSetUp
      title={m['games.spot_the_difference.info.title']()}
      lead={m['games.spot_the_difference.lead']({ count: SPOT_THE_DIFFERENCE.differences })}
      picture={<TileSpot />}
      instructions={{
        mouse: m['games.spot_the_difference.mouse'](),
        finger: m['games.spot_the_difference.finger'](),
        keys: m['games.spot_the_difference.keys'](),
        screenReader: m['games.spot_the_difference.screen_reader'](),
      }}
      time={timeWords(choice)}
      wasStopped={wasStopped}
      onStart={onStart}
    >
      <ClockChoice
        withoutClock={choice.withoutClock}
        onChange={(withoutClock) => onChoice({ ...choice, withoutClock })}
      />
      <Segments
        label={m['games.spot_the_difference.images.label']()}
        hint={
          choice.shownAs === 'pictures'
            ? m['games.spot_the_difference.images.pictures_hint']()
            : m['games.spot_the_difference.images.words_hint']()
        }
        segments={[
          { value: 'pictures', label: m['games.spot_the_difference.images.pictures']() },
          { value: 'words', label: m['games.spot_the_difference.images.words']() },
        ]}
        value={choice.shownAs}
        onChange={(shownAs) => onChoice({ ...choice, shownAs })}
      />
    </GameSetUp>
  );
}

function timeWords({ withoutClock }: SpotChoice): string {
  return withoutClock
    ? m['games.spot_the_difference.time_without_clock']()
    : m['games.spot_the_difference.time']({ count: SPOT_THE_DIFFERENCE.durationMs / 1000 });
}
