import { useState } from 'react';
import { type MultitaskRun, multitaskResult } from '#rules/games/multitask-master.ts';
import { GameFrame } from '../../sitting/game-frame.tsx';
import { ReadySetGo } from '../../sitting/ready-set-go.tsx';
import { useSaveRun } from '../../sitting/use-save-run.ts';
import { playSound } from '../../ui/sounds.ts';
import { MultitaskEnd } from './multitask-end.tsx';
import { RunningMultitask } from './running-multitask.tsx';
import { type MultitaskSettings, SetUpMultitask } from './set-up-multitask.tsx';

export const meta = () => [{ title: 'Multitask Master | #thembstudy' }];
export const handle = { footer: false };

type SetUpFrom = 'start' | 'stop' | 'end';
type Phase = { name: 'set-up'; from: SetUpFrom } | { name: 'playing' } | { name: 'over'; report: MultitaskRun };

export default function MultitaskMasterPage() {
  const [phase, setPhase] = useState<Phase>({ name: 'set-up', from: 'start' });
  const [settings, setSettings] = useState<MultitaskSettings>({ difficulty: 'easy', withoutClock: false });
  const { begin, save, ...saved } = useSaveRun('multitask-master');

  const play = () => {
    begin();
    setPhase({ name: 'playing' });
  };
  const stop = () => setPhase({ name: 'set-up', from: 'stop' });
  const finish = (report: MultitaskRun) => {
    playSound('end-of-game');
    void save(report, multitaskResult(report));
    setPhase({ name: 'over', report });
  };

  switch (phase.name) {
    case 'set-up':
      return (
        <SetUpMultitask
          settings={settings}
          onChange={setSettings}
          wasStopped={phase.from === 'stop'}
          isBack={phase.from !== 'start'}
          onStart={play}
        />
      );
    case 'playing':
      return (
        <ReadySetGo
          isAsked={!settings.withoutClock}
          frame={(words) => (
            <GameFrame title="Multitask Master" clock={null} onStop={stop}>
              {words}
            </GameFrame>
          )}
        >
          <RunningMultitask settings={settings} onStop={stop} onOver={finish} />
        </ReadySetGo>
      );
    case 'over':
      return (
        <MultitaskEnd
          report={phase.report}
          saved={saved}
          onPlayAgain={play}
          onChangeSettings={() => setPhase({ name: 'set-up', from: 'end' })}
        />
      );
  }
}
