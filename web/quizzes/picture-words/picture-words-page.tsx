import { useState } from 'react';
import { type PictureWordsRun, pictureWordsResult } from '#rules/quizzes/picture-words.ts';
import { useSaveRun } from '../../sitting/use-save-run.ts';
import { playSound } from '../../ui/sounds.ts';
import { PictureWordsEnd } from './picture-words-end.tsx';
import { RunningPictureWords } from './running-picture-words.tsx';
import { SetUpPictureWords } from './set-up-picture-words.tsx';

export const meta = () => [{ title: 'Visual Recognition | #thembstudy' }];
export const handle = { footer: false };

type Phase = { name: 'set-up'; wasStopped: boolean } | { name: 'playing' } | { name: 'over'; report: PictureWordsRun };

export default function PictureWordsPage() {
  const [phase, setPhase] = useState<Phase>({ name: 'set-up', wasStopped: false });
  const { begin, save, ...saved } = useSaveRun('picture-words');

  const play = () => {
    begin();
    setPhase({ name: 'playing' });
  };
  const finish = (report: PictureWordsRun) => {
    playSound('end-of-game');
    void save(report, pictureWordsResult(report));
    setPhase({ name: 'over', report });
  };

  switch (phase.name) {
    case 'set-up':
      return <SetUpPictureWords wasStopped={phase.wasStopped} onStart={play} />;
    case 'playing':
      return <RunningPictureWords onStop={() => setPhase({ name: 'set-up', wasStopped: true })} onOver={finish} />;
    case 'over':
      return <PictureWordsEnd report={phase.report} saved={saved} onPlayAgain={play} />;
  }
}
