import { queryOptions } from '@tanstack/react-query';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import { stored } from '../device/stored.ts';
import { ASSIGNMENTS_KEY } from '../device/stored-learner.ts';
import { request } from '../http/request.ts';

/** Increase it when pages can no longer read what an earlier version stored. */
const VERSION = 1;

/** The last known assignments of a learner. `isShown`: whether the dashboard shows one, for first-paint.js. */
export type StoredAssignments = {
  version: number;
  owner: string;
  assignments: readonly OwnAssignment[];
  isShown: boolean;
};

/** The assignments of a learner, until the server responds the last known ones; and which group to ask about. */
export function ownAssignmentsQuery(learnerId: string | null) {
  return queryOptions({
    queryKey: ['own-assignments', learnerId],
    enabled: learnerId !== null,
    queryFn: () => request('GET /learners/:learnerId/assignments', { params: { learnerId: learnerId ?? '' } }),
    initialData: () => {
      const assignments = learnerId === null ? undefined : storedAssignments(learnerId)?.assignments;
      return assignments && { assignments: [...assignments], askAbout: null };
    },
    initialDataUpdatedAt: 0,
  });
}

const assignmentsHere = stored<StoredAssignments>(ASSIGNMENTS_KEY);

/** What this device knows of it; null when it was never known. */
export function storedAssignments(owner: string): StoredAssignments | null {
  return assignmentsHere.read((kept) => {
    const isKnown = kept.version === VERSION && kept.owner === owner && Array.isArray(kept.assignments);
    return isKnown ? (kept as StoredAssignments) : null;
  });
}

/** Stores it, so that the next page shows it at once, also without a network. `forgetLearner` forgets it. */
export function storeAssignments(kept: Omit<StoredAssignments, 'version'>): void {
  assignmentsHere.write({ version: VERSION, ...kept });
}
