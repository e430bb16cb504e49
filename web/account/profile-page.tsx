import { m } from '#messages';
import { useServerSetup } from '../api/server-setup.ts';
import { isGrownUp, useSession } from '../api/session.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { LoadingPage, Page } from '../ui/layout/page.tsx';
import { Row, Stack } from '../ui/layout/stack.tsx';
import layout from '../ui/layout.module.css';
import { pageMeta } from '../ui/words/page-meta.ts';
import { LeavingPage } from './leaving-page.tsx';
import { PersonCard } from './person-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';

export const meta = pageMeta(m['account.profile.page_title'], m['account.profile.page_description']);

/** For the signed-in learner only; others are redirected to the landing page. */
export default function ProfilePage() {
  const { session } = useSession();
  // The cards need to know whether the server sends mail.
  const setup = useServerSetup();
  if (session.status === 'loading' || (session.learner && !setup)) return <LoadingPage />;
  if (!session.learner) return <LeavingPage />;
  return (
    <Page isFree>
      <h1 className={layout.hidden}>{m['account.profile.title']()}</h1>
      <div className={layout.splitAside}>
        <ProfileCard learner={session.learner} />
        <Stack gap="m" isWide>
          <PreferencesCard key={session.learner.id} learner={session.learner} />
          {isGrownUp(session.learner) && <PersonCard learner={session.learner} />}
          {!isGrownUp(session.learner) && !session.learner.isPupil && <GroupsCard />}
        </Stack>
      </div>
    </Page>
  );
}

/** A link for a parent or a teacher to their groups. */
function GroupsCard() {
  return (
    <Card isRoomy aria-labelledby="groups-card">
      <h2 id="groups-card">{m['account.profile.groups.title']()}</h2>
      <p>{m['account.profile.groups.sentence']()}</p>
      <Row>
        <ButtonLink look="line" to={PATHS.groups}>
          {m['account.profile.groups.open']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}
