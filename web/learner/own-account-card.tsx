import { m } from '#messages';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Row } from '../ui/layout/stack.tsx';

/** What stands on a page that a session with pictures does not open. */
const WORDS = {
  diary: m['pupils.own_account.diary'],
  report: m['pupils.own_account.report'],
  'grown-up': m['pupils.own_account.grown_up'],
  leaderboard: m['pupils.own_account.leaderboard'],
  account: m['pupils.own_account.account'],
} as const;

/** Says to a pupil who signed in with pictures what others have here, in place of a page that would be empty. */
export function OwnAccountCard({ place }: { place: keyof typeof WORDS }) {
  return (
    <Card as="div" isRoomy>
      <p>{WORDS[place]()}</p>
      {place === 'report' && <p>{m['pupils.own_account.today']()}</p>}
      <p>{m['pupils.own_account.ask']()}</p>
      <Row>
        <ButtonLink to={PATHS.dashboard}>{m['pupils.own_account.back']()}</ButtonLink>
      </Row>
    </Card>
  );
}
