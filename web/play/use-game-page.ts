import { startTransition, useState } from 'react';
import type { Game, RunResult } from '#rules/games/runs.ts';
import { type Played, useSaveRun } from './saving/use-save-run.ts';

/** `isBack`: the learner has returned from a game. `ended`: the data of the end panel. */
type Phase<Ended> =
  | { name: 'set-up'; wasStopped: boolean; isBack: boolean }
  /** `startLevel` is null without levels. */
  | { name: 'playing'; startLevel: number | null }
  /** `number` counts the practices, and is the key of each one. */
  | { name: 'practising'; number: number }
  | { name: 'practised'; number: number }
  | { name: 'over'; ended: Ended };

/** The phases of the page of a game, and the saving of its runs. */
export function useGamePage<G extends Game, Ended>(game: G) {
  const [phase, changePhase] = useState<Phase<Ended>>({ name: 'set-up', wasStopped: false, isBack: false });
  // In a transition, because a slow phone needs long to render a stage or an end panel: the press is answered first.
  const setPhase = (next: Phase<Ended>) => startTransition(() => changePhase(next));
  const { begin, save, ...saved } = useSaveRun(game);
  const start = (startLevel: number | null) => {
    begin();
    setPhase({ name: 'playing', startLevel });
  };
  return {
    phase,
    saved,
    save,
    play: () => start(null),
    playLevel: (level: number) => start(level),
    practise: () => setPhase({ name: 'practising', number: 'number' in phase ? phase.number + 1 : 1 }),
    practised: () => setPhase({ name: 'practised', number: 'number' in phase ? phase.number : 1 }),
    stop: () => setPhase({ name: 'set-up', wasStopped: true, isBack: true }),
    changeSetUp: () => setPhase({ name: 'set-up', wasStopped: false, isBack: true }),
    end: (ended: Ended) => setPhase({ name: 'over', ended }),
    /** Saves the run and shows the end panel. */
    finish: (ended: Ended, report: Played<G>, result: RunResult) => {
      void save(report, result);
      setPhase({ name: 'over', ended });
    },
  };
}
