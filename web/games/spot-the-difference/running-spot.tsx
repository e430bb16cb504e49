import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useLayoutEffect } from 'react';
import { m } from '#messages';
import type { RunResult } from '#rules/games/runs.ts';
import { SPOT_THE_DIFFERENCE, type SpotSetUp } from '#rules/games/spot-the-difference/spot-constants.ts';
import { spotClockMs, spotLevelResult } from '#rules/games/spot-the-difference/spot-levels.ts';
import type { Place } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import {
  newSpotState,
  type SpotEvent,
  type SpotState,
  spotLevelRun,
  spotReducer,
  spotRun,
} from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { useLateSound } from '../../play/clock/clock-row.tsx';
import { Announcement } from '../../play/frame/announcement.tsx';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import type { Played } from '../../play/saving/use-save-run.ts';
import { useIsPractice } from '../../play/set-up/practice.tsx';
import { useGame } from '../../play/use-game.ts';
import { Button } from '../../ui/controls/button.tsx';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { CheckIcon, EyeIcon, StarIcon } from '../../ui/icons.ts';
import { Badge } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { playSound } from '../../ui/speech/sounds.ts';
import { PicturePair } from './picture-pair.tsx';
import css from './round-status.module.css';
import { foundWords, spokenWords } from './spot-words.ts';
import { WordPairs } from './word-pairs.tsx';

/** The number of differences to find in a practice. */
const PRACTICE_DIFFERENCES = 1;

type RunningSpotProps = {
  setUp: SpotSetUp;
  /** Null without levels. With levels, the images are pictures, never text. */
  startLevel?: number | null;
  onStop: () => void;
  onOver: SpotOver;
};

/** What a finished round gives: its last state, the report to save, and the result of that report. */
export type SpotOver = (state: SpotState, finished: { report: SpotReport; result: RunResult }) => void;
type SpotReport = Played<'spot-the-difference'>;

/** Plays one round; use a new `key` for each round. */
export function RunningSpot({ setUp, startLevel = null, onStop, onOver }: RunningSpotProps) {
  const shownAs = startLevel === null ? setUp.shownAs : 'pictures';
  const { state, isPaused, pausing, dispatch } = useGame<SpotState, SpotEvent>({
    initialState: () => newSpotState({ ...setUp, shownAs }, randomSeed(), startLevel),
    reduce: spotReducer,
    isOver: ({ status }) => status === 'finished',
    isPracticeOver: ({ tally }) => tally.found.length >= PRACTICE_DIFFERENCES,
    onOver: (state) => onOver(state, finishedRound(state)),
  });
  const { tally, miss } = state;
  const clock = { ...SPOT_THE_DIFFERENCE, durationMs: spotClockMs(startLevel), secondsLeft: state.secondsLeft };
  const press = (at: Place, stamp: number) => dispatch({ type: 'picture-pressed', ...at }, stamp);
  const found = tally.found.length;

  useLayoutEffect(() => {
    if (found > 0) playSound('right');
  }, [found]);
  useLayoutEffect(() => {
    if (miss) playSound('not-this-one');
  }, [miss]);
  useLateSound(clock);

  const Stage = shownAs === 'words' ? WordPairs : PicturePair;
  return (
    <GameFrame
      title={m['games.spot_the_difference.info.title']()}
      clock={clock}
      status={<RoundStatus state={state} onShowRest={(stamp) => dispatch({ type: 'remaining-shown' }, stamp)} />}
      {...pausing}
      onStop={onStop}
    >
      <Stage state={state} isPaused={isPaused} onPress={press} />
      <Announcement words={isPaused ? '' : spokenWords(state)} />
    </GameFrame>
  );
}

function finishedRound(state: SpotState): { report: SpotReport; result: RunResult } {
  if (state.startLevel === null) {
    const report = spotRun(state);
    // The score as in `spotResult`, which would load the scenes of earlier versions too.
    return { report: { ...report, presses: [...report.presses] }, result: { score: state.tally.score, level: null } };
  }
  const report = spotLevelRun(state, state.startLevel);
  return { report: { ...report, presses: [...report.presses] }, result: spotLevelResult(report) };
}

/** The number of differences found, the score or level, and without a clock the button that ends the round. */
function RoundStatus({ state, onShowRest }: { state: SpotState; onShowRest: (stamp: number) => void }) {
  const { scene, tally, startLevel, withoutClock, canShowRemaining } = state;
  // A practice ends with the first difference, and needs the room for its pictures.
  const canEnd = !useIsPractice() && withoutClock;
  return (
    <>
      <FoundMarks found={tally.found.length} all={scene.differences.length} />
      <span className={css.score}>
        {startLevel === null ? (
          <Score score={tally.score} />
        ) : (
          <Badge>{m['play.levels.level']({ level: startLevel })}</Badge>
        )}
      </span>
      {canEnd && (
        <span className={css.rest} data-waiting={!canShowRemaining || undefined}>
          <Button look="line" onPress={() => onShowRest(performance.now())}>
            <EyeIcon />
            {m['games.spot_the_difference.show_rest']()}
          </Button>
        </span>
      )}
    </>
  );
}

function Score({ score }: { score: number }) {
  return (
    <Badge tone="sun">
      <StarIcon />
      <ParaglideMessage
        message={m['games.spot_the_difference.score']}
        inputs={{ score }}
        markup={{ label: ({ children }) => <span className={layout.hidden}>{children}</span> }}
      />
    </Badge>
  );
}

/** The number of differences found, as circles and as text. */
function FoundMarks({ found, all }: { found: number; all: number }) {
  const words = foundWords(found, all);
  return (
    <>
      <ol className={css.marks} aria-label={words}>
        {Array.from({ length: all }, (_, place) => place).map((place) => (
          <li key={place} data-found={place < found || undefined}>
            {place < found && <CheckIcon />}
          </li>
        ))}
      </ol>
      <span className={css.words} aria-hidden="true">
        {words}
      </span>
    </>
  );
}
