import type { Leaderboard, LeaderboardRow } from '#contract/people/leaderboard.ts';
import {
  compareByPlace,
  LEADERBOARD,
  type RankedEntry,
  SAMPLE_LEARNERS,
  withPlaces,
} from '#rules/rewards/leaderboard.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { fromFlag } from '../../database/flags.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import {
  isNicknameTaken,
  listShownLearners,
  type RankedLearner,
  type ShownLearner,
  setNickname,
} from './leaderboard-queries.ts';
import { createPlaces } from './places.ts';

type Entry = RankedEntry & Omit<LeaderboardRow, 'place'>;

const SAMPLES: Entry[] = SAMPLE_LEARNERS.map((sample) => ({
  ...sample,
  id: sample.name,
  reachedAt: null,
  isSample: true,
  isYou: false,
}));

/** Reads the leaderboard for the learner `own`; null for a visitor. */
export function createLeaderboard(database: MainDatabase) {
  const placeOf = createPlaces(database);

  return async function readLeaderboard(reader: RankedLearner | null): Promise<Leaderboard> {
    // A parent or a teacher who does not use the app as a learner has no place.
    const own = reader && fromFlag(reader.usesForSelf) ? reader : null;
    const shown = await listShownLearners(database);
    const others = shown.filter(({ id }) => id !== own?.id).map((learner) => entryOf(learner, false));
    const entries = [...SAMPLES, ...others, ...(own ? [entryOf(own, true)] : [])].sort(compareByPlace);
    const rows = withPlaces(entries.slice(0, LEADERBOARD.placesShown)).map(rowOf);
    if (!own) return { rows, you: null };
    // Beyond the rows, which are up to date, the place comes from counts that may be half a minute old.
    const inRows = rows.find(({ points }) => points === own.points)?.place;
    const place = inRows ?? Math.max(rows.length + 1, await placeOf(own));
    return { rows, you: { place, points: own.points, nickname: own.nickname, formerNickname: own.formerNickname } };
  };
}

/**
 * Shows a learner on the leaderboard under a nickname.
 * @throws Problem `nickname-taken` when another learner has it
 */
export async function showLearner(database: MainDatabase, learnerId: string, nickname: string): Promise<void> {
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    if (await isNicknameTaken(transaction, nickname, learnerId)) throw new Problem('nickname-taken');
    await setNickname(transaction, learnerId, nickname);
  });
}

function entryOf({ nickname, ...ranked }: ShownLearner, isYou: boolean): Entry {
  return { ...ranked, name: nickname, avatar: null, isSample: false, isYou };
}

/** Copies the public fields only, so that no other field can be sent. */
function rowOf({ place, name, points, avatar, isSample, isYou }: Entry & { place: number }): LeaderboardRow {
  return { place, name, points, avatar, isSample, isYou };
}
