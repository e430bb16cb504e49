import type { Learner } from '#contract/people/learner.ts';
import { ServerState } from '../../api/server-state.tsx';
import { Suggestions } from '../dashboard/suggestions.tsx';

/** The next steps of a learner who is past the test, as on the dashboard. Loaded lazily, with what reads from the server. */
export function LandingSteps({ learner }: { learner: Learner }) {
  return (
    <ServerState>
      <Suggestions learner={learner} />
    </ServerState>
  );
}
