import { expect, it } from 'vitest';
import { MULTITASK_DIFFICULTIES } from '#rules/games/multitask-master/multitask-master.ts';
import { runVariant } from '#rules/games/runs.ts';
import { SIMON_DIFFICULTIES } from '#rules/games/simon/simon.ts';
import { SPOT_SHOWN_AS } from '#rules/games/spot-the-difference/spot-constants.ts';
import { MOLE_DIFFICULTIES } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { lastGames } from './runs-chart.tsx';

const runsOf = (choice: string, count: number) =>
  Array.from({ length: count }, () => ({ runId: '', timestamp: '', durationMs: 1, choice, score: 1, level: null }));

const CHOICES = [false, true].flatMap((withoutClock) => [
  ...[...SIMON_DIFFICULTIES, ...MULTITASK_DIFFICULTIES, ...MOLE_DIFFICULTIES].map((difficulty) =>
    runVariant({ durationMs: 1, difficulty, withoutClock }),
  ),
  ...SPOT_SHOWN_AS.map((shownAs) => runVariant({ durationMs: 1, shownAs, withoutClock })),
]);

it.each([...new Set(CHOICES)])('names the choice %o of the last games', (choice) => {
  expect(lastGames(runsOf(choice, 8))).toBe(`Your last eight games${choice && `, ${choice}`}`);
});
