import { useState } from 'react';
import { AGE_BANDS, type AgeBand } from '#rules/people/age-band.ts';
import { useSession } from '../api/session.tsx';
import { stored } from '../device/stored.ts';

const ageHere = (owner: string | null) => stored<{ ageBand: AgeBand }>('who-is-playing', { owner });

/**
 * The age of the person on this page, which decides how the test is worded. A visitor says it once on a device. A pupil whose
 * age is not known is worded to like a child. Null while it is not known.
 */
export function usePlayerAge(): { ageBand: AgeBand | null; tell: (ageBand: AgeBand) => void } {
  const { learner } = useSession().session;
  const owner = learner?.id ?? null;
  const [told, setTold] = useState<{ owner: string | null; ageBand: AgeBand } | null>(null);
  const known = learner?.ageBand ?? (learner?.isPupil ? 'under-13' : null);
  const said = told?.owner === owner ? told.ageBand : saidHere(owner);
  return {
    ageBand: known ?? said,
    tell: (ageBand) => {
      setTold({ owner, ageBand });
      ageHere(owner).write({ ageBand });
    },
  };
}

function saidHere(owner: string | null): AgeBand | null {
  return ageHere(owner).read(({ ageBand }) => AGE_BANDS.find((each) => each === ageBand) ?? null);
}
