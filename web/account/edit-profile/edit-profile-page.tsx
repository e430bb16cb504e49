import { Link, Navigate } from 'react-router';
import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../app/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { ResultsChoice } from '../results-choice/results-choice.tsx';
import { MyData } from './my-data.tsx';
import { NameAndPicture } from './name-and-picture.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { ShownName } from './shown-name.tsx';
import { useArrivalOfAnother } from './use-arrival-of-another.ts';
import { SignInMethodsCard } from './ways-in-card.tsx';

export const meta = () => [{ title: 'Edit Profile | #thembstudy' }];

/** Everything that a learner can change about their account. For the signed-in learner only. */
export default function EditProfilePage() {
  const { session } = useSession();
  const { learner } = session;
  useArrivalOfAnother(learner);
  if (!learner) return <Navigate to={PATHS.landing} replace />;
  return (
    <main className={layout.page} id="main">
      <div className={layout.pageHead}>
        <Link to={PATHS.profile} className={layout.back}>
          <ArrowLeftIcon />
          Profile
        </Link>
        <h1>Edit Profile</h1>
        <p className={layout.lead}>Each part is saved on its own.</p>
      </div>
      <div className={classNames(layout.stack, layout.stackWide, layout.stackM)} key={learner.id}>
        <NameAndPicture learner={learner} />
        <ShownName />
        <SignInMethodsCard learner={learner} />
        <PasswordCard learner={learner} />
        <SessionsCard learner={learner} />
        <ResultsChoice learner={learner} />
        <MyData learner={learner} />
      </div>
    </main>
  );
}
