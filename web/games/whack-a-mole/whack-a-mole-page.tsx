import { m } from '#messages';
import { percentageOf } from '#rules/figures/percentage.ts';
import { nextInGame } from '#rules/games/next-in-game.ts';
import { type MoleLevelRun, moleLevelResult } from '#rules/games/whack-a-mole/mole-levels.ts';
import { type MoleLevelState, moleLevelRun } from '#rules/games/whack-a-mole/mole-levels-reducer.ts';
import { MOLE_DIFFICULTIES, type MoleRun, moleCount, WHACK_A_MOLE } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { type MoleState, moleRun } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import { isWildPressing, judgedMoleResult } from '#rules/games/whack-a-mole/whack-a-mole-validity.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import { ReadySetGo } from '../../play/frame/ready-set-go.tsx';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import { keepLevelOfRun } from '../../play/set-up/levels.tsx';
import { ClockControl, clockWords, useWithoutClock } from '../../play/set-up/set-up-controls.tsx';
import TileWack from '../../ui/art/tile-wack.svg?react';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { MoleLevelEnd } from './mole-level-end.tsx';
import { leadWords, type MoleSetUp, moleFigures, tipWords, titleWords, tooSoonWords } from './mole-words.ts';
import { RunningMoleLevels, RunningMoles } from './running-moles.tsx';

export const meta = pageMeta(m['games.whack_a_mole.page_title'], m['games.whack_a_mole.page_description']);
export const handle = { footer: false };

export default function WhackAMolePage() {
  const setUp: MoleSetUp = { difficulty: useSettings().moleSpeed, withoutClock: useWithoutClock('moleClock') };
  const title = m['games.whack_a_mole.info.title']();
  const page = useGamePage<'whack-a-mole', MoleRun | MoleLevelRun>('whack-a-mole');
  const { saved, start, play, practised, stop, finish } = page;
  const over = (state: MoleState) => {
    const report = moleRun(state);
    finish(report, report, judgedMoleResult(report));
  };
  const levelOver = (state: MoleLevelState) => {
    const run = moleLevelRun(state);
    const result = moleLevelResult(run);
    keepLevelOfRun('whack-a-mole', result);
    finish(run, run, result);
  };

  return (
    <GamePhases
      title={title}
      page={page}
      setUp={(given) => <SetUpMoles setUp={setUp} {...given} />}
      practice={<RunningMoles setUp={{ ...setUp, withoutClock: true }} onStop={stop} onOver={practised} />}
      playing={(startLevel) => (
        <ReadySetGo
          title={title}
          setUp={startLevel === null ? m['games.difficulty'](setUp) : m['play.levels.level']({ level: startLevel })}
          hasClock={startLevel !== null || !setUp.withoutClock}
          onStop={stop}
        >
          {startLevel === null ? (
            <RunningMoles setUp={setUp} onStop={stop} onOver={over} />
          ) : (
            <RunningMoleLevels startLevel={startLevel} onStop={stop} onOver={levelOver} />
          )}
        </ReadySetGo>
      )}
      over={(run) =>
        'startLevel' in run ? (
          <MoleLevelEnd run={run} saved={saved} onPlay={start} />
        ) : (
          <MolesEnd report={run} saved={saved} onPlayAgain={play} onPlayLevel={start} />
        )
      }
    />
  );
}

type MolesEndProps = {
  report: MoleRun;
  saved: SavedRun;
  onPlayAgain: () => void;
  onPlayLevel: (level: number) => void;
};

/** The end of a game without levels. */
export function MolesEnd({ report, saved, ...rest }: MolesEndProps) {
  const { difficulty, withoutClock } = report;
  const tooSoon = tooSoonWords(report);
  // Without a clock every mole is touched.
  const percent = percentageOf(report.hits.length, moleCount(report));
  const isWild = isWildPressing(report);
  const step =
    withoutClock || isWild
      ? null
      : nextInGame({ difficulties: MOLE_DIFFICULTIES, difficulty, hasClock: true, percent });
  return (
    <EndPanel
      game="whack-a-mole"
      title={titleWords(report)}
      why={isWild ? leadWords(report) : undefined}
      lead={isWild ? undefined : leadWords(report)}
      figures={moleFigures(report)}
      tip={tipWords(report)}
      hasBest={!withoutClock}
      nextInGame={
        step && {
          step,
          choose: () =>
            changeSettings(step === 'without-clock' ? { moleClock: false } : { moleSpeed: step.difficulty }),
        }
      }
      saved={saved}
      {...rest}
    >
      {tooSoon && <p>{tooSoon}</p>}
    </EndPanel>
  );
}

/** The set-up of Whack-a-Mole. */
function SetUpMoles({ setUp, ...rest }: SetUpProps & { setUp: MoleSetUp }) {
  return (
    <GameSetUp
      title={m['games.whack_a_mole.info.title']()}
      lead={m['games.whack_a_mole.lead']()}
      picture={<TileWack />}
      instructions={{
        mouse: m['games.whack_a_mole.mouse'](),
        finger: m['games.whack_a_mole.finger'](),
        keys: m['games.whack_a_mole.keys'](),
        screenReader: m['games.whack_a_mole.screen_reader'](),
      }}
      chosen={[clockWords(setUp.withoutClock)]}
      levels={{
        game: 'whack-a-mole',
        difficulty: setUp.difficulty,
        difficulties: MOLE_DIFFICULTIES.map((value) => ({
          value,
          label: m['games.difficulty']({ difficulty: value }),
          choose: () => changeSettings({ moleSpeed: value }),
        })),
      }}
      time={joinSentences(speedWords(setUp), timeWords(setUp))}
      {...rest}
    >
      <ClockControl game="moleClock" />
    </GameSetUp>
  );
}

function speedWords({ difficulty, withoutClock }: MoleSetUp): string {
  const seconds = WHACK_A_MOLE.intervalMs[difficulty] / 1000;
  return withoutClock
    ? m['games.whack_a_mole.speed_without_clock']({ seconds })
    : m['games.whack_a_mole.speed']({ seconds });
}

function timeWords({ withoutClock }: MoleSetUp): string {
  return withoutClock
    ? m['games.whack_a_mole.time_without_clock']({ count: WHACK_A_MOLE.molesWithoutClock })
    : m['games.whack_a_mole.time']({ count: WHACK_A_MOLE.durationMs / 1000 });
}
