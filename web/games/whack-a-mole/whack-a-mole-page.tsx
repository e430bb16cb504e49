import { useState } from 'react';
import { type MoleRun, moleResult } from '#rules/games/whack-a-mole.ts';
import { type MoleState, moleRun } from '#rules/games/whack-a-mole-reducer.ts';
import { GameFrame } from '../../sitting/game-frame.tsx';
import { ReadySetGo } from '../../sitting/ready-set-go.tsx';
import { useSaveRun } from '../../sitting/use-save-run.ts';
import { type MoleChoice, SPEED_LABELS } from './mole-choice.ts';
import { MolesEnd } from './moles-end.tsx';
import { RunningMoles } from './running-moles.tsx';
import { SetUpMoles } from './set-up-moles.tsx';

export const meta = () => [{ title: 'Whack-a-Mole | #thembstudy' }];
export const handle = { footer: false };

type Phase = { name: 'set-up'; wasStopped: boolean } | { name: 'playing' } | { name: 'over'; report: MoleRun };

export default function WhackAMolePage() {
  const [phase, setPhase] = useState<Phase>({ name: 'set-up', wasStopped: false });
  const [choice, setChoice] = useState<MoleChoice>({ difficulty: 'easy', withoutClock: false });
  const saved = useSaveRun('whack-a-mole');

  const play = () => {
    saved.begin();
    setPhase({ name: 'playing' });
  };
  const stop = () => setPhase({ name: 'set-up', wasStopped: true });
  const finish = (round: MoleState) => {
    const report = moleRun(round);
    void saved.save(report, moleResult(report));
    setPhase({ name: 'over', report });
  };

  switch (phase.name) {
    case 'set-up':
      return <SetUpMoles choice={choice} onChoice={setChoice} wasStopped={phase.wasStopped} onStart={play} />;
    case 'playing':
      return (
        <ReadySetGo
          isAsked={!choice.withoutClock}
          frame={(words) => (
            <GameFrame title="Whack-a-Mole" choice={SPEED_LABELS[choice.difficulty]} clock={null} onStop={stop}>
              {words}
            </GameFrame>
          )}
        >
          <RunningMoles choice={choice} onStop={stop} onOver={finish} />
        </ReadySetGo>
      );
    case 'over':
      return <MolesEnd report={phase.report} saved={saved} onPlayAgain={play} />;
  }
}
