import type { Learner } from '#contract/learner.ts';
import { PATHS } from '../app/paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Facts } from '../ui/facts.tsx';
import { InfoIcon, PencilSimpleIcon, SealCheckIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { useOpener } from '../ui/panels.ts';
import css from './profile-card.module.css';

const DATE_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Who the learner is here, with a fallback for everything that an account may lack. */
export function ProfileCard({ learner }: { learner: Learner }) {
  const editProfile = useOpener('edit-profile');
  const name = learner.name || 'User';
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackWide, layout.stackM)}>
      <div className={css.head}>
        <Avatar size="l" name={name} photo={learner.image} />
        <div className={css.names}>
          <h2>{name}</h2>
          <p className={layout.soft}>{learner.email || 'No email address'}</p>
          <VerifiedBadge isVerified={learner.emailVerified} />
        </div>
      </div>
      <Facts
        facts={[
          { term: 'User ID', detail: learner.id, isCode: true },
          { term: 'Created', detail: dateAndTime(learner.createdAt) },
          { term: 'Last login', detail: dateAndTime(learner.lastSignInAt) },
          { term: 'Points', detail: `${learner.points} XP` },
        ]}
      />
      <div className={layout.row}>
        <Button {...editProfile}>
          <PencilSimpleIcon />
          Edit Profile
        </Button>
        <ButtonLink look="line" to={PATHS.report}>
          My report
        </ButtonLink>
      </div>
    </section>
  );
}

function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="positive">
      <SealCheckIcon />
      Verified
    </Badge>
  ) : (
    <Badge tone="caution">
      <InfoIcon />
      Not Verified
    </Badge>
  );
}

function dateAndTime(instant: string): string {
  return DATE_AND_TIME.format(new Date(instant)).replace(' at ', ', ');
}
