import { m } from '#messages';
import { MOLE_LEVELS } from '#rules/games/whack-a-mole/mole-levels.ts';
import {
  currentMoleLevel,
  type MoleLevelState,
  moleLevelReducer,
  newMoleLevelState,
} from '#rules/games/whack-a-mole/mole-levels-reducer.ts';
import { WHACK_A_MOLE } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import {
  type MoleEvent,
  type MoleState,
  moleReducer,
  newMoleState,
} from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import { useLateSound } from '../../play/clock/clock-row.tsx';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { useIsPractice } from '../../play/set-up/practice.tsx';
import { useGame } from '../../play/use-game.ts';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { StarIcon } from '../../ui/icons.ts';
import { Badge } from '../../ui/layout/layout.tsx';
import { type MoleSetUp, spokenWords, touchedWords } from './mole-words.ts';
import { PlayedMeadow } from './played-meadow.tsx';

/** The number of moles in a practice. */
const PRACTICE_MOLES = 3;

type RunningMolesProps = { setUp: MoleSetUp; onStop: () => void; onOver: (state: MoleState) => void };

/** Plays one game; use a new `key` for each game. */
export function RunningMoles({ setUp, onStop, onOver }: RunningMolesProps) {
  const { difficulty, withoutClock } = setUp;
  const { state, isPaused, pausing, dispatch } = useGame<MoleState, MoleEvent>({
    initialState: () => newMoleState(difficulty, withoutClock, randomSeed()),
    reduce: moleReducer,
    isOver: ({ status }) => status === 'finished',
    isPracticeOver: ({ hits }) => hits.length >= PRACTICE_MOLES,
    onOver,
  });
  const isPractice = useIsPractice();
  const clock = { ...WHACK_A_MOLE, secondsLeft: state.secondsLeft };
  useLateSound(clock);

  return (
    <GameFrame
      title={m['games.whack_a_mole.info.title']()}
      setUp={m['games.difficulty']({ difficulty })}
      clock={clock}
      status={
        !isPractice && (
          <Badge tone="sun">
            <StarIcon />
            {touchedWords(state)}
          </Badge>
        )
      }
      {...pausing}
      onStop={onStop}
    >
      <PlayedMeadow
        state={state}
        touched={state.hits.length}
        words={spokenWords(state)}
        isPaused={isPaused}
        onPress={(hole, stamp) => dispatch({ type: 'hole-pressed', hole }, stamp)}
      />
    </GameFrame>
  );
}

type RunningMoleLevelsProps = {
  startLevel: number;
  onStop: () => void;
  onOver: (state: MoleLevelState) => void;
};

/** Plays one run with levels; use a new `key` for each run. */
export function RunningMoleLevels({ startLevel, onStop, onOver }: RunningMoleLevelsProps) {
  const { state, isPaused, pausing, dispatch } = useGame<MoleLevelState, MoleEvent>({
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
      {...pausing}
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
