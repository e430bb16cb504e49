import type { Leaderboard, LeaderboardRow } from '#contract/people/leaderboard.ts';
import {
  compareByPlace,
  countSamplesAhead,
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
  countShownByXp,
  isNicknameTaken,
  listShownLearners,
  type RankedLearner,
  type ShownLearner,
  setNickname,
} from './leaderboard-queries.ts';

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
    const place = rows.find(({ isYou }) => isYou)?.place ?? (await placeOf(own));
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

/** The time after which the counts are read again. */
export const PLACES = { countedAgainAfterMs: 30_000 } as const;

type Counts = Awaited<ReturnType<typeof countShownByXp>>;

/**
 * Computes places beyond the rows shown. Counting takes longer the more learners there are, so one count serves all
 * requests for 30 seconds.
 * @param elapsedMs milliseconds since any fixed instant
 */
export function createPlaces(database: MainDatabase, elapsedMs = () => performance.now()) {
  let countedAt = Number.NEGATIVE_INFINITY;
  let counting: Promise<Counts> = Promise.resolve([]);

  function counts(): Promise<Counts> {
    if (elapsedMs() - countedAt < PLACES.countedAgainAfterMs) return counting;
    countedAt = elapsedMs();
    counting = countShownByXp(database).catch((error) => {
      countedAt = Number.NEGATIVE_INFINITY;
      throw error;
    });
    return counting;
  }

  /** The place, from 1, among samples and shown learners. Learners with equal XP share a place. */
  return async function placeOf({ points: own }: { points: number }): Promise<number> {
    const ahead = (await counts()).filter(({ points }) => points > own);
    return 1 + countSamplesAhead(own) + ahead.reduce((sum, { shown }) => sum + shown, 0);
  };
}
