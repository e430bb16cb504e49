import { useLayoutEffect } from 'react';
import { type Place, SPOT_THE_DIFFERENCE, type SpotChoice } from '#rules/games/spot-the-difference.ts';
import { newSpotState, type SpotEvent, type SpotState, spotReducer } from '#rules/games/spot-the-difference-reducer.ts';
import { Announcement } from '../../sitting/announcement.tsx';
import { GameFrame } from '../../sitting/game-frame.tsx';
import { useGame } from '../../sitting/use-game.ts';
import { useLateSound } from '../../sitting/use-late-sound.ts';
import { randomSeed } from '../../ui/random-seed.ts';
import { playSound } from '../../ui/sounds.ts';
import { spokenWords } from './game-words.ts';
import { PicturePair } from './picture-pair.tsx';
import { RoundStatus } from './round-status.tsx';
import { WordPairs } from './word-pairs.tsx';

type RunningSpotProps = { choice: SpotChoice; onStop: () => void; onOver: (round: SpotState) => void };

const SECONDS_IN_ALL = SPOT_THE_DIFFERENCE.durationMs / 1000;
const LATE_FROM_SECONDS = SPOT_THE_DIFFERENCE.lateFromMs / 1000;

/** One round, from its first look to its end; a new one is a new component. */
export function RunningSpot({ choice, onStop, onOver }: RunningSpotProps) {
  const { round, isPaused, pause, goOn, happened } = useGame<SpotState, SpotEvent>({
    begin: () => newSpotState(choice, randomSeed()),
    reduce: spotReducer,
    isOver: ({ status }) => status === 'finished',
    onOver,
  });
  const { secondsLeft, tally, miss } = round;
  const press = (at: Place, stamp: number) => happened({ type: 'picture-pressed', ...at }, stamp);
  const found = tally.found.length;

  useLayoutEffect(() => {
    if (found > 0) playSound('right');
  }, [found]);
  useLayoutEffect(() => {
    if (miss) playSound('not-this-one');
  }, [miss]);
  useLateSound(secondsLeft !== null && secondsLeft <= LATE_FROM_SECONDS);

  const Stage = choice.shownAs === 'words' ? WordPairs : PicturePair;
  return (
    <GameFrame
      title="Spot the Difference"
      clock={
        secondsLeft === null ? null : { secondsLeft, secondsInAll: SECONDS_IN_ALL, lateFromSeconds: LATE_FROM_SECONDS }
      }
      status={<RoundStatus round={round} onShowRest={(stamp) => happened({ type: 'remaining-shown' }, stamp)} />}
      isPaused={isPaused}
      onPause={pause}
      onGoOn={goOn}
      onStop={onStop}
    >
      <Stage round={round} isPaused={isPaused} onPress={press} />
      <Announcement words={isPaused ? '' : spokenWords(round, choice.shownAs)} />
    </GameFrame>
  );
}
