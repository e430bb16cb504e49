import { type ReactNode, Suspense, startTransition, useState } from 'react';
import type { Game, RunResult } from '#rules/games/runs.ts';
import { LoadingPage } from '../ui/layout/layout.tsx';
import { useLoadedAfterPage } from '../ui/loading/use-loaded-after-page.ts';
import { loadEndPanel } from './end/end-panel.tsx';
import { type Played, useSaveRun } from './saving/use-save-run.ts';
import type { SetUpProps } from './set-up/game-set-up.tsx';
import { gameBegun, Practice, PracticeEnd, practiceComesFirst } from './set-up/practice.tsx';

/** `isBack`: the learner has returned from a game. `ended`: the data of the end panel. */
type Phase<Ended> =
  | { name: 'set-up'; wasStopped: boolean; isBack: boolean }
  /** `startLevel` is null without levels; that of a practice is the one to play afterwards. */
  | { name: 'playing'; startLevel: number | null }
  /** `number` counts the practices, and is the key of each one. */
  | { name: 'practising'; number: number; startLevel: number | null; canSkip: boolean }
  | { name: 'practised'; number: number; startLevel: number | null }
  | { name: 'over'; ended: Ended };

/** The phases of the page of a game, and the saving of its runs. */
export function useGamePage<G extends Game, Ended>(game: G) {
  const [phase, changePhase] = useState<Phase<Ended>>({ name: 'set-up', wasStopped: false, isBack: false });
  // In a transition, because a slow phone needs long to render a stage or an end panel: the press is answered first.
  const setPhase = (next: Phase<Ended>) => startTransition(() => changePhase(next));
  const { begin, save, ...saved } = useSaveRun(game);
  const start = (startLevel: number | null) => {
    gameBegun(game);
    begin();
    setPhase({ name: 'playing', startLevel });
  };
  const practise = (startLevel: number | null, canSkip = false) => {
    gameBegun(game);
    setPhase({ name: 'practising', number: 'number' in phase ? phase.number + 1 : 1, startLevel, canSkip });
  };
  return {
    phase,
    saved,
    save,
    /** Starts a run at a level; null: without levels. */
    start,
    play: () => start(null),
    /** Starts a practice, after which a run starts at that level. */
    practise,
    /** Whether a practice, which can be skipped, comes before the next run. */
    hasPracticeFirst: () => practiceComesFirst(game),
    practised: () => phase.name === 'practising' && setPhase({ ...phase, name: 'practised' }),
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

type GamePhasesProps<Ended> = {
  title: string;
  page: Pick<ReturnType<typeof useGamePage<Game, Ended>>, 'phase' | 'start' | 'practise' | 'hasPracticeFirst'>;
  setUp: (given: SetUpProps) => ReactNode;
  /** The game as a practice. */
  practice: ReactNode;
  playing: (startLevel: number | null) => ReactNode;
  over: (ended: Ended) => ReactNode;
};

/** What the page of a game shows in each phase. */
export function GamePhases<Ended>({ title, page, setUp, practice, playing, over }: GamePhasesProps<Ended>) {
  const { phase, start, practise, hasPracticeFirst } = page;
  useLoadedAfterPage(loadEndPanel);
  switch (phase.name) {
    case 'set-up':
      return setUp({
        wasStopped: phase.wasStopped,
        isBack: phase.isBack,
        onStart: (startLevel) => (hasPracticeFirst() ? practise(startLevel, true) : start(startLevel)),
        onPractise: (startLevel) => practise(startLevel),
      });
    case 'practising':
      return (
        <Practice key={phase.number} onSkip={phase.canSkip ? () => start(phase.startLevel) : null}>
          <Suspense fallback={<LoadingPage />}>{practice}</Suspense>
        </Practice>
      );
    case 'practised':
      return (
        <PracticeEnd title={title} onStart={() => start(phase.startLevel)} onAgain={() => practise(phase.startLevel)} />
      );
    case 'playing':
      return <Suspense fallback={<LoadingPage />}>{playing(phase.startLevel)}</Suspense>;
    case 'over':
      return <Suspense fallback={<LoadingPage />}>{over(phase.ended)}</Suspense>;
  }
}
