import { m } from '#messages';
import { useServerSetup } from '../api/server-setup.ts';
import { useSession } from '../api/session.tsx';
import layout from '../ui/layout.module.css';
import { LoadingPage, Page } from '../ui/page.tsx';
import { LeavingPage } from './leaving-page.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';

export const meta = () => [
  { title: m['account.profile.page_title']() },
  { name: 'description', content: m['account.profile.page_description']() },
];

/** For the signed-in learner only; others are redirected to the landing page. */
export default function ProfilePage() {
  const { session } = useSession();
  // The cards say whether mails are sent.
  const setup = useServerSetup();
  if (session.status === 'loading' || (session.learner && !setup)) return <LoadingPage />;
  if (!session.learner) return <LeavingPage />;
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
