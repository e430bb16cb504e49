import { m } from '#messages';
import { MOLE_LEVELS } from '#rules/games/whack-a-mole/mole-levels.ts';
import {
  currentMoleLevel,
  type MoleLevelState,
  moleLevelReducer,
  newMoleLevelState,
} from '#rules/games/whack-a-mole/mole-levels-reducer.ts';
import type { MoleEvent } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { useGame } from '../../play/use-game.ts';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { PlayedMeadow } from './played-meadow.tsx';

type RunningMoleLevelsProps = {
  startLevel: number;
  onStop: () => void;
  onOver: (state: MoleLevelState) => void;
};

/** Plays one run with levels; use a new `key` for each run. */
export function RunningMoleLevels({ startLevel, onStop, onOver }: RunningMoleLevelsProps) {
  const { state, isPaused, pause, resume, dispatch } = useGame<MoleLevelState, MoleEvent>({
    initialState: () => newMoleLevelState(startLevel, randomSeed()),
    reduce: moleLevelReducer,
    isOver: ({ status }) => status === 'finished',
    onOver,
  });
  const { mole, reactionsMs } = state;
  return (
    <GameFrame
      title={m['games.whack_a_mole.info.title']()}
      setUp={m['play.levels.level']({ level: currentMoleLevel(state) })}
      isTimed
      status={
        <ProgressBar
          words={m['games.whack_a_mole.levels.progress']({
            number: Math.min(reactionsMs.length + 1, MOLE_LEVELS.moles),
            count: MOLE_LEVELS.moles,
          })}
          done={reactionsMs.length}
          of={MOLE_LEVELS.moles}
        />
      }
      isPaused={isPaused}
      onPause={pause}
      onResume={resume}
      onStop={onStop}
    >
      <PlayedMeadow
        state={state}
        touched={reactionsMs.filter((ms) => ms !== null).length}
        words={mole ? m['games.whack_a_mole.spoken_mole']({ hole: mole.hole }) : ''}
        isPaused={isPaused}
        onPress={(hole, stamp) => dispatch({ type: 'hole-pressed', hole }, stamp)}
      />
    </GameFrame>
  );
}
