import { Navigate } from 'react-router';
import { useSession } from '../api/session.tsx';
import { PATHS } from '../app/paths.ts';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { AdhdManagementSettings } from './adhd-management-settings.tsx';
import { ProfileCard } from './profile-card.tsx';

export const meta = () => [{ title: 'Profile | #thembstudy' }];

/** For the signed-in learner only; anybody else is led home. */
export default function ProfilePage() {
  const { session } = useSession();
  if (!session.learner) return <Navigate to={PATHS.landing} replace />;
  return (
    <main className={layout.page} id="main">
      <h1 className={layout.hidden}>Profile</h1>
      <div className={classNames(layout.splitAside)}>
        <ProfileCard learner={session.learner} />
        <AdhdManagementSettings key={session.learner.id} learner={session.learner} />
      </div>
    </main>
  );
}
