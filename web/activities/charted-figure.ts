import type { GameRun } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import { WITH_LEVELS } from '#rules/games/levels.ts';
import { GAME_FACTS, type Game, type GameFacts } from '#rules/games/runs.ts';
import { averageMoleMs } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { formatSeconds, formatSecondsAlone } from '../ui/words/seconds.ts';
import { GAME_INFO } from './game-info.ts';

/** The value of a run that charts show. */
type ChartedFigure = {
  value: number;
  /** The label above the bar. */
  figure: string;
  /** What the value counts. */
  title: string;
  /** The value as a phrase. */
  words: string;
};

/**
 * The charted value of a run: its score, which is the level in a run with levels. In Whack-a-Mole without a clock all
 * scores are equal, so it is the average time per mole.
 */
export function chartedFigure(game: Game, run: Pick<GameRun, 'score' | 'durationMs' | 'choice'>): ChartedFigure {
  if (run.choice === WITH_LEVELS) {
    const { score: level } = run;
    const words = m['play.levels.level']({ level });
    return { value: level, figure: String(level), title: m['play.levels.label'](), words };
  }
  const averageMs = game === 'whack-a-mole' ? averageMoleMs(run) : null;
  if (averageMs !== null) {
    return {
      value: averageMs,
      figure: formatSecondsAlone(averageMs),
      title: m['games.whack_a_mole.info.average_title'](),
      words: m['games.whack_a_mole.info.average']({ time: formatSeconds(averageMs) }),
    };
  }
  const { scoreTitle, scoreWords } = GAME_INFO[game];
  const { questions: count = 0 }: GameFacts = GAME_FACTS[game];
  return {
    value: run.score,
    figure: String(run.score),
    title: scoreTitle(),
    words: scoreWords({ score: run.score, count }),
  };
}
