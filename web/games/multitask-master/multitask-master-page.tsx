import { m } from '#messages';
import { type MultitaskLevelRun, multitaskLevelResult } from '#rules/games/multitask-master/multitask-levels.ts';
import {
  MULTITASK_DIFFICULTIES,
  type MultitaskRun,
  multitaskResult,
} from '#rules/games/multitask-master/multitask-master.ts';
import {
  type MultitaskState,
  multitaskLevelRun,
  multitaskRun,
} from '#rules/games/multitask-master/multitask-master-reducer.ts';
import { ReadySetGo } from '../../play/frame/ready-set-go.tsx';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import { keepLevelOfRun } from '../../play/set-up/levels.tsx';
import { ClockControl, clockWords, useWithoutClock } from '../../play/set-up/set-up-controls.tsx';
import TileMultitask from '../../ui/art/tile-multitask.svg?react';
import { preloaded } from '../../ui/loading/preloaded.tsx';
import { useLoadedAfterPage } from '../../ui/loading/use-loaded-after-page.ts';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { MultitaskEnd, MultitaskLevelEnd } from './multitask-end.tsx';
import { difficultyWords, type MultitaskSetUp, timeWords } from './multitask-words.ts';

/** The running game, loaded while it is set up. */
const [RunningMultitask, loadGame] = preloaded(async () => (await import('./running-multitask.tsx')).RunningMultitask);

export const meta = pageMeta(m['games.multitask_master.page_title'], m['games.multitask_master.page_description']);
export const handle = { footer: false };

export default function MultitaskMasterPage() {
  const setUp: MultitaskSetUp = {
    difficulty: useSettings().multitaskDifficulty,
    withoutClock: useWithoutClock('multitaskClock'),
  };
  const title = m['games.multitask_master.info.title']();
  const page = useGamePage<'multitask-master', MultitaskRun | MultitaskLevelRun>('multitask-master');
  useLoadedAfterPage(loadGame);
  const { saved, start, play, practised, stop, changeSetUp, finish } = page;
  const over = (state: MultitaskState) => {
    const report = multitaskRun(state);
    finish(report, report, multitaskResult(report));
  };
  const levelOver = (state: MultitaskState) => {
    const run = multitaskLevelRun(state);
    const result = multitaskLevelResult(run);
    keepLevelOfRun('multitask-master', result);
    finish(run, run, result);
  };

  return (
    <GamePhases
      title={title}
      page={page}
      setUp={(given) => <SetUpMultitask setUp={setUp} {...given} />}
      practice={<RunningMultitask setUp={{ ...setUp, withoutClock: true }} onStop={stop} onOver={practised} />}
      playing={(startLevel) =>
        startLevel === null ? (
          <ReadySetGo title={title} hasClock={!setUp.withoutClock} onStop={stop}>
            <RunningMultitask setUp={setUp} onStop={stop} onOver={over} />
          </ReadySetGo>
        ) : (
          <RunningMultitask setUp={setUp} startLevel={startLevel} onStop={stop} onOver={levelOver} />
        )
      }
      over={(run) =>
        'startLevel' in run ? (
          <MultitaskLevelEnd run={run} saved={saved} onPlay={start} />
        ) : (
          <MultitaskEnd report={run} saved={saved} onPlayAgain={play} onPlayLevel={start} onChangeSetUp={changeSetUp} />
        )
      }
    />
  );
}

/** The set-up of the game. */
function SetUpMultitask({ setUp, ...rest }: SetUpProps & { setUp: MultitaskSetUp }) {
  const { difficulty, withoutClock } = setUp;
  return (
    <GameSetUp
      title={m['games.multitask_master.info.title']()}
      lead={m['games.multitask_master.lead']()}
      picture={<TileMultitask />}
      instructions={{
        mouse: m['games.multitask_master.mouse'](),
        finger: m['games.multitask_master.finger'](),
        keys: m['games.multitask_master.keys'](),
      }}
      chosen={[clockWords(withoutClock)]}
      levels={{
        game: 'multitask-master',
        difficulty,
        difficulties: MULTITASK_DIFFICULTIES.map((value) => ({
          value,
          label: m['games.difficulty']({ difficulty: value }),
          choose: () => changeSettings({ multitaskDifficulty: value }),
        })),
      }}
      time={joinSentences(difficultyWords(difficulty), timeWords(difficulty, withoutClock))}
      {...rest}
    >
      <ClockControl game="multitaskClock" />
    </GameSetUp>
  );
}
