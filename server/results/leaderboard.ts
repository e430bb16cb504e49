import type { Leaderboard, LeaderboardRow } from '#contract/leaderboard.ts';
import {
  compareByPlace,
  isReservedName,
  LEADERBOARD,
  type RankedEntry,
  SAMPLE_LEARNERS,
  withPlaces,
} from '#rules/leaderboard.ts';
import { revealsIdentity } from '#rules/reveals-identity.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import { findLearner } from '../identity/learner-queries.ts';
import { isNicknameTaken, listShownLearners, type RankedLearner, setNickname } from './leaderboard-queries.ts';
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

  return async function readLeaderboard(own: RankedLearner | null): Promise<Leaderboard> {
    const shown = await listShownLearners(database);
    const others = shown.filter(({ id }) => id !== own?.id).map((learner) => entryOf(learner, false));
    const entries = [...SAMPLES, ...others, ...(own ? [entryOf(own, true)] : [])].sort(compareByPlace);
    const rows = withPlaces(entries.slice(0, LEADERBOARD.placesShown)).map(rowOf);
    if (!own) return { rows, you: null };
    const place = rows.find(({ isYou }) => isYou)?.place ?? (await placeOf(own));
    return { rows, you: { place, points: own.points, nickname: own.nickname } };
  };
}

/**
 * Shows a learner on the leaderboard under a nickname.
 * @throws Problem `nickname-tells-who` when it reveals the learner's identity, or `nickname-taken`
 */
export async function showLearner(database: MainDatabase, learnerId: string, nickname: string): Promise<void> {
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const learner = await findLearner(transaction, learnerId);
    if (!learner) throw new Problem('not-signed-in');
    if (revealsIdentity(nickname, learner)) throw new Problem('nickname-tells-who');
    const isTaken = isReservedName(nickname) || (await isNicknameTaken(transaction, nickname, learnerId));
    if (isTaken) throw new Problem('nickname-taken');
    await setNickname(transaction, learnerId, nickname);
  });
}

function entryOf({ nickname, ...ranked }: RankedLearner, isYou: boolean): Entry {
  return { ...ranked, name: nickname, avatar: null, isSample: false, isYou };
}

/** Copies the public fields only, so that no other field can be sent. */
function rowOf({ place, name, points, avatar, isSample, isYou }: Entry & { place: number }): LeaderboardRow {
  return { place, name, points, avatar, isSample, isYou };
}
