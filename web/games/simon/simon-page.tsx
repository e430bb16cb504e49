import { useState } from 'react';
import { type SimonDifficulty, type SimonRun, simonResult } from '#rules/games/simon.ts';
import { type SimonState, simonRun } from '#rules/games/simon-reducer.ts';
import { useSaveRun } from '../../sitting/use-save-run.ts';
import { RunningSimon } from './running-simon.tsx';
import { SetUpSimon } from './set-up-simon.tsx';
import { SimonEnd } from './simon-end.tsx';

export const meta = () => [{ title: 'Simon | #thembstudy' }];
export const handle = { footer: false };

type Phase = { name: 'set-up'; wasStopped: boolean } | { name: 'playing' | 'over' };

export default function SimonPage() {
  const [phase, setPhase] = useState<Phase>({ name: 'set-up', wasStopped: false });
  const [difficulty, setDifficulty] = useState<SimonDifficulty>('normal');
  const [report, setReport] = useState<SimonRun | null>(null);
  const saved = useSaveRun('simon');

  const play = () => {
    saved.begin();
    setPhase({ name: 'playing' });
  };
  const keep = (round: SimonState) => {
    const ended = simonRun(round);
    setReport(ended);
    void saved.save(ended, simonResult(ended));
  };

  if (phase.name === 'playing') {
    return (
      <RunningSimon
        difficulty={difficulty}
        onStop={() => setPhase({ name: 'set-up', wasStopped: true })}
        onOver={keep}
        onSeen={() => setPhase({ name: 'over' })}
      />
    );
  }
  if (phase.name === 'over' && report) {
    return <SimonEnd report={report} saved={saved} onPlayAgain={play} />;
  }
  return (
    <SetUpSimon
      difficulty={difficulty}
      onDifficulty={setDifficulty}
      wasStopped={phase.name === 'set-up' && phase.wasStopped}
      onStart={play}
    />
  );
}
