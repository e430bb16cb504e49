import type { BestRun, GameRuns } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import { hasLevels } from '#rules/games/levels.ts';
import { type Game, showsScore } from '#rules/games/runs.ts';
import { chartedFigure } from '../activities/charted-figure.ts';
import { readBestRuns, readRuns } from '../api/game-runs.ts';
import { deviceStoreExists } from '../device/device-store-exists.ts';
import { storedActivity } from '../device/stored-activity.ts';
import { useLevel } from '../play/set-up/levels.tsx';
import css from './games.module.css';

/** The number of bars: the last runs of one variant, as at the end of a run. */
const BARS = 6;

/** What was played on this device or in the account; undefined is what the server did not answer. */
export type Played = {
  /** Null for the visitor of this device. */
  owner: string | null;
  runs: GameRuns | undefined;
  bests: readonly BestRun[] | undefined;
};

/** Reads what a learner, or the visitor of this device (`null`), has played. */
export async function readPlayed(owner: string | null): Promise<Played> {
  if (owner === null && !(await deviceStoreExists())) return { owner, runs: undefined, bests: undefined };
  const [runs, bests] = await Promise.all([
    readRuns(owner).catch(() => undefined),
    readBestRuns(owner).catch(() => undefined),
  ]);
  return { owner, runs, bests };
}

/** How a game went: the level, the last runs as bars, the best and the last one. Renders nothing for a game never played. */
export function TileResult({ game, played: { owner, runs, bests } }: { game: Game; played: Played }) {
  const shown = runs?.[game].filter(showsScore) ?? [];
  const [last] = shown;
  // Without the server, this device still knows whether the game was played, and its level.
  const wasPlayed = last !== undefined || (storedActivity(owner)?.all.counts[game] ?? 0) > 0;
  const alike = shown.filter(({ choice }) => choice === last?.choice);
  const best = last && bests?.find((each) => each.game === game && each.choice === last.choice);
  const words = [
    best && alike.length > 1 && m['games.page.best']({ words: chartedFigure(game, best).words }),
    last && m['games.page.last']({ words: chartedFigure(game, last).words }),
  ].filter((each) => typeof each === 'string');
  if (!wasPlayed || (words.length === 0 && !hasLevels(game))) return null;
  return (
    <div className={css.result}>
      {alike.length > 1 && <Bars values={alike.slice(0, BARS).map((run) => chartedFigure(game, run).value)} />}
      <ul>
        {hasLevels(game) && (
          <li>
            <Level game={game} />
          </li>
        )}
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

function Level({ game }: { game: Parameters<typeof useLevel>[0] }) {
  return m['games.page.level']({ level: useLevel(game) });
}

/** The values, the newest first, as bars from the oldest on; the words beside them say the same. */
function Bars({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  return (
    <svg viewBox={`0 0 ${values.length * 10 - 3} 40`} className={css.bars} aria-hidden="true">
      {[...values].reverse().map((value, place) => {
        const height = 4 + (36 * value) / highest;
        // biome-ignore lint/suspicious/noArrayIndexKey: two runs can have the same value
        return <rect key={place} x={place * 10} y={40 - height} width={7} height={height} rx={2} />;
      })}
    </svg>
  );
}
