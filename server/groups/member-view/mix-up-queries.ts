import type { MixUps } from '#contract/groups/member-view.ts';
import { letterMixUps, MIX_UP_GAMES, type MixUpRun, wordMixUps } from '#rules/games/mix-ups.ts';
import { MEMBER_VIEW } from '#rules/groups/member-view.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';

/** What a learner mixed up in runs that were finished at `since` or later and tell something. */
export async function findMixUps(database: MainDatabase, learnerId: string, since: Instant): Promise<MixUps> {
  const rows = await database
    .selectFrom('gameRuns')
    .select(['game', 'report'])
    .where('learnerId', '=', learnerId)
    .where('game', 'in', MIX_UP_GAMES)
    .where('timestamp', '>=', since)
    .where('validity', 'is', null)
    .orderBy('timestamp', 'desc')
    .orderBy('runId', 'desc')
    .limit(MEMBER_VIEW.mostRunsRead)
    .execute();
  const runs = rows
    .map(({ game, report }) => ({ game, report: JSON.parse(report) }) as MixUpRun)
    .filter(hasItsQuestions);
  return {
    letters: letterMixUps(runs).slice(0, MEMBER_VIEW.mostLetters),
    letterRounds: runs.filter(({ game }) => game === 'letter-round').length,
    words: wordMixUps(runs).slice(0, MEMBER_VIEW.mostWords),
  };
}

/** The seed of a picture quiz without levels names other pictures in each version of the list, so it is left out. */
function hasItsQuestions({ game, report }: MixUpRun): boolean {
  return game !== 'picture-words' || 'pictures' in report;
}
