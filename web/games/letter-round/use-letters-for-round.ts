import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { TurningLetter } from '#rules/games/letter-round/letter-round.ts';
import { lettersForRound, roundLetters } from '#rules/games/letter-round/mixed-up-letters.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import { useSession } from '../../api/session.tsx';
import { lastLetterRound } from '../../device/last-letter-round.ts';
import { LETTERS } from '../../paths.ts';

/**
 * The letters that come more often in the next round: those of the address, `?letters=bd`; otherwise those that the learner mixed
 * up lately, as far as this device knows. Empty when all come equally often.
 */
export function useLettersForRound(): readonly TurningLetter[] {
  const { learner, status } = useSession().session;
  const [query] = useSearchParams();
  const owner = learner?.id ?? null;
  const asked = roundLetters([...(query.get(LETTERS) ?? '')]);
  const isKnown = status !== 'loading';
  // A picture sign-in session shows no results of the test.
  const needsAttempts = isKnown && asked.length === 0 && !learner?.isByPictures;
  const { data } = useQuery({ ...attemptsQuery(owner), enabled: needsAttempts });
  // The address is not known in the prerendered page either.
  if (!isKnown) return [];
  if (asked.length > 0) return asked;
  return lettersForRound(data?.['letter-quiz'] ?? [], lastLetterRound(owner));
}
