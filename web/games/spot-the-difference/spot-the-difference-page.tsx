import { useState } from 'react';
import { type SpotChoice, spotResult } from '#rules/games/spot-the-difference.ts';
import { type SpotState, spotRun } from '#rules/games/spot-the-difference-reducer.ts';
import { GameFrame } from '../../sitting/game-frame.tsx';
import { ReadySetGo } from '../../sitting/ready-set-go.tsx';
import { useSaveRun } from '../../sitting/use-save-run.ts';
import { RunningSpot } from './running-spot.tsx';
import { SetUpSpot } from './set-up-spot.tsx';
import { SpotEnd } from './spot-end.tsx';

export const meta = () => [{ title: 'Spot the Difference | #thembstudy' }];
export const handle = { footer: false };

type Phase = { name: 'set-up'; wasStopped: boolean } | { name: 'playing' } | { name: 'over'; round: SpotState };

export default function SpotTheDifferencePage() {
  const [phase, setPhase] = useState<Phase>({ name: 'set-up', wasStopped: false });
  const [choice, setChoice] = useState<SpotChoice>({ withoutClock: false, shownAs: 'pictures' });
  const saved = useSaveRun('spot-the-difference');

  const play = () => {
    saved.begin();
    setPhase({ name: 'playing' });
  };
  const stop = () => setPhase({ name: 'set-up', wasStopped: true });
  const finish = (round: SpotState) => {
    const report = spotRun(round);
    void saved.save({ ...report, presses: [...report.presses] }, spotResult(report));
    setPhase({ name: 'over', round });
  };

  switch (phase.name) {
    case 'set-up':
      return <SetUpSpot choice={choice} onChoice={setChoice} wasStopped={phase.wasStopped} onStart={play} />;
    case 'playing':
      return (
        <ReadySetGo
          isAsked={!choice.withoutClock}
          frame={(words) => (
            <GameFrame title="Spot the Difference" clock={null} onStop={stop}>
              {words}
            </GameFrame>
          )}
        >
          <RunningSpot choice={choice} onStop={stop} onOver={finish} />
        </ReadySetGo>
      );
    case 'over':
      return <SpotEnd round={phase.round} saved={saved} onPlayAgain={play} />;
  }
}
