import { type LastRound, roundLetters } from '#rules/games/letter-round/mixed-up-letters.ts';
import { stored } from './stored.ts';
import { LAST_LETTER_ROUND_KEY } from './stored-learner.ts';

const roundOf = (owner: string | null) =>
  stored<LastRound & { owner: string | null }>(LAST_LETTER_ROUND_KEY, { owner });

/** What the last valid letter round on this device showed, of a learner or of the visitor (`null`); null when there is none. */
export function lastLetterRound(owner: string | null): LastRound | null {
  return roundOf(owner).read((kept) =>
    kept.owner === owner && kept.finishedAt
      ? { finishedAt: kept.finishedAt, mixedUp: roundLetters(kept.mixedUp ?? []) }
      : null,
  );
}

/** Stores it. `forgetLearner` deletes that of a learner. */
export function storeLetterRound(owner: string | null, round: LastRound): void {
  roundOf(owner).write({ owner, ...round });
}

/** Deletes that of visitors. */
export function forgetLetterRoundOfVisitor(): void {
  roundOf(null).write(null);
}
