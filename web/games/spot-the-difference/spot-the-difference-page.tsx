import { m } from '#messages';
import { SPOT_THE_DIFFERENCE, type SpotSetUp } from '#rules/games/spot-the-difference/spot-constants.ts';
import type { SpotState } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { ReadySetGo } from '../../play/frame/ready-set-go.tsx';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import { keepLevelOfRun } from '../../play/set-up/levels.tsx';
import { ClockControl, clockWords, useWithoutClock } from '../../play/set-up/set-up-controls.tsx';
import TileSpot from '../../ui/art/tile-spot.svg?react';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { preloaded } from '../../ui/loading/preloaded.tsx';
import { useLoadedAfterPage } from '../../ui/loading/use-loaded-after-page.ts';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import type { SpotOver } from './running-spot.tsx';

/**
 * The game itself, with the rules of its scenes: loaded while the game is set up, with its backdrops, so that it does not
 * show a second loading page.
 */
const [RunningSpot, loadGame] = preloaded(async () => {
  const game = await import('./played-spot.ts');
  await game.loadingBackdrops;
  return game.RunningSpot;
});
const [SpotEnd, loadEnd] = preloaded(async () => (await import('./played-spot.ts')).SpotEnd);

export const meta = pageMeta(
  m['games.spot_the_difference.page_title'],
  m['games.spot_the_difference.page_description'],
);
export const handle = { footer: false };

export default function SpotTheDifferencePage() {
  const setUp: SpotSetUp = { withoutClock: useWithoutClock('spotClock'), shownAs: useSettings().spotShownAs };
  const title = m['games.spot_the_difference.info.title']();
  const page = useGamePage<'spot-the-difference', SpotState>('spot-the-difference');
  const { saved, start, play, practised, stop, finish } = page;
  useLoadedAfterPage(loadGame);
  useLoadedAfterPage(loadEnd);
  const over: SpotOver = (state, { report, result }) => {
    if (state.startLevel !== null) keepLevelOfRun('spot-the-difference', result);
    finish(state, report, result);
  };

  return (
    <GamePhases
      title={title}
      page={page}
      setUp={(given) => <SetUpSpot setUp={setUp} {...given} />}
      practice={<RunningSpot setUp={{ ...setUp, withoutClock: true }} onStop={stop} onOver={practised} />}
      playing={(startLevel) => (
        <ReadySetGo title={title} hasClock={!setUp.withoutClock} onStop={stop}>
          <RunningSpot setUp={setUp} startLevel={startLevel} onStop={stop} onOver={over} />
        </ReadySetGo>
      )}
      over={(state) => <SpotEnd state={state} saved={saved} onPlayAgain={play} onPlayLevel={start} />}
    />
  );
}

/** The set-up of Spot the Difference: clock, and pictures or text. */
function SetUpSpot({ setUp, ...rest }: SetUpProps & { setUp: SpotSetUp }) {
  return (
    <GameSetUp
      title={m['games.spot_the_difference.info.title']()}
      lead={m['games.spot_the_difference.lead']({ count: SPOT_THE_DIFFERENCE.differences })}
      picture={<TileSpot />}
      instructions={{
        mouse: m['games.spot_the_difference.mouse'](),
        finger: m['games.spot_the_difference.finger'](),
        keys: m['games.spot_the_difference.keys'](),
        screenReader: m['games.spot_the_difference.screen_reader'](),
      }}
      chosen={[clockWords(setUp.withoutClock), shownAsWords(setUp)]}
      time={timeWords(setUp)}
      levels={{ game: 'spot-the-difference' }}
      {...rest}
    >
      <ClockControl game="spotClock" />
      <SegmentedControl
        label={m['games.spot_the_difference.images.label']()}
        hint={
          setUp.shownAs === 'pictures'
            ? m['games.spot_the_difference.images.pictures_hint']()
            : m['games.spot_the_difference.images.words_hint']()
        }
        segments={[
          { value: 'pictures', label: shownAsWords({ shownAs: 'pictures' }) },
          { value: 'words', label: shownAsWords({ shownAs: 'words' }) },
        ]}
        value={setUp.shownAs}
        onChange={(spotShownAs) => changeSettings({ spotShownAs })}
      />
    </GameSetUp>
  );
}

function shownAsWords({ shownAs }: Pick<SpotSetUp, 'shownAs'>): string {
  return shownAs === 'pictures'
    ? m['games.spot_the_difference.images.pictures']()
    : m['games.spot_the_difference.images.words']();
}

function timeWords({ withoutClock }: SpotSetUp): string {
  return withoutClock
    ? m['games.spot_the_difference.time_without_clock']()
    : m['games.spot_the_difference.time']({
        count: SPOT_THE_DIFFERENCE.durationMs / 1000,
      });
}
