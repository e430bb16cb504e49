import { m } from '#messages';
import { useSession } from '../api/session.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Card, Row } from '../ui/layout/layout.tsx';

/** The text for each page that a picture sign-in session cannot open. */
const WORDS = {
  diary: m['pupils.own_account.diary'],
  report: m['pupils.own_account.report'],
  'grown-up': m['pupils.own_account.grown_up'],
  leaderboard: m['pupils.own_account.leaderboard'],
  account: m['pupils.own_account.account'],
} as const;

/** Shown in a picture sign-in session instead of a page that needs a full sign-in. */
export function OwnAccountCard({ place }: { place: keyof typeof WORDS }) {
  const { learner } = useSession().session;
  // Without the agreement of a parent no results are kept, and no test is offered.
  const hasReport = (place === 'report' || place === 'grown-up') && learner?.keepsResults === true;
  return (
    <Card as="div" isRoomy>
      <p>{WORDS[place]()}</p>
      {place === 'report' && !learner?.noTests && <p>{m['pupils.own_account.today']()}</p>}
      {hasReport && <p>{m['pupils.own_account.parent']()}</p>}
      <p>{m['pupils.own_account.ask']()}</p>
      <Row>
        <ButtonLink to={PATHS.dashboard}>{m['pupils.own_account.back']()}</ButtonLink>
      </Row>
    </Card>
  );
}
