import { useState } from 'react';
import type { FocusGameReport } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { usePreloadedPages } from '../preload-pages.ts';
import { ResultsGate } from '../results-gate.tsx';
import { useSaveAttempt } from '../use-save-attempt.ts';
import { GameStart } from './game-start.tsx';
import { Practice, RunningGame } from './running-game.tsx';
import { TimesUp } from './times-up.tsx';

export const meta = pageMeta(m['screening.focus_game.page_title'], m['screening.focus_game.page_description']);
export const handle = { footer: false };

type Phase =
  | { name: 'start'; after: 'nothing' | 'stop' | 'practice' }
  | { name: 'practising' | 'playing' }
  | { name: 'over'; report: FocusGameReport };

export default function FocusGamePage() {
  return (
    <ResultsGate part="focus-game">
      <FocusGame />
    </ResultsGate>
  );
}

function FocusGame() {
  const attempt = useSaveAttempt('focus-game');
  const [phase, setPhase] = useState<Phase>({
    name: 'start',
    after: attempt.wasUnfinished ? 'stop' : 'nothing',
  });
  usePreloadedPages('focus-game');

  const play = () => {
    attempt.begin();
    setPhase({ name: 'playing' });
  };
  const finish = (report: FocusGameReport) => {
    void attempt.save(report);
    setPhase({ name: 'over', report });
  };

  switch (phase.name) {
    case 'start':
      return <GameStart after={phase.after} onPractise={() => setPhase({ name: 'practising' })} onStart={play} />;
    case 'practising':
      return <Practice onOver={() => setPhase({ name: 'start', after: 'practice' })} />;
    case 'playing':
      return <RunningGame onStopped={() => setPhase({ name: 'start', after: 'stop' })} onFinished={finish} />;
    case 'over':
      return <TimesUp report={phase.report} saving={attempt.saving} onTryAgain={attempt.tryAgain} onPlayAgain={play} />;
  }
}
