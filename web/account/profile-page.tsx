import { Navigate } from 'react-router';
import { m } from '#messages';
import { useSession } from '../api/session.tsx';
import { PATHS } from '../app/paths.ts';
import layout from '../ui/layout.module.css';
import { Page } from '../ui/page.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';

export const meta = () => [{ title: m['account.profile.page_title']() }];

/** For the signed-in learner only; others are redirected to the landing page. */
export default function ProfilePage() {
  const { session } = useSession();
  if (!session.learner) return <Navigate to={PATHS.landing} replace />;
  return (
    <Page isFree>
      <h1 className={layout.hidden}>{m['account.profile.title']()}</h1>
      <div className={layout.splitAside}>
        <ProfileCard learner={session.learner} />
        <PreferencesCard key={session.learner.id} learner={session.learner} />
      </div>
    </Page>
  );
}
