import type { Learner } from '#contract/learner.ts';
import { resendConfirmation } from '../api/mail-links.ts';
import { serverSetupOfPage } from '../api/server-setup.ts';
import { PATHS } from '../app/paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Facts } from '../ui/facts.tsx';
import { InfoIcon, PencilSimpleIcon, SealCheckIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { SendAgain } from './mail-links/send-again.tsx';
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
  const name = learner.name || 'User';
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackWide, layout.stackM)}>
      <div className={css.head}>
        <Avatar size="l" name={name} photo={learner.image} />
        <div className={css.names}>
          <h2>{name}</h2>
          <p className={layout.soft}>{learner.email || 'No email address'}</p>
          {learner.email && <VerifiedBadge isVerified={learner.emailVerified} />}
        </div>
      </div>
      <ConfirmationOffer learner={learner} />
      <Facts
        facts={[
          { term: 'User ID', detail: learner.id, isCode: true },
          { term: 'Created', detail: dateAndTime(learner.createdAt) },
          { term: 'Last login', detail: dateAndTime(learner.lastSignInAt) },
          { term: 'Points', detail: `${learner.points} XP` },
        ]}
      />
      <div className={layout.row}>
        <ButtonLink to={PATHS.editProfile}>
          <PencilSimpleIcon />
          Edit Profile
        </ButtonLink>
        <ButtonLink look="line" to={PATHS.report}>
          My report
        </ButtonLink>
      </div>
    </section>
  );
}

/** Why an address is not verified yet, and the mail that changes it. */
function ConfirmationOffer({ learner: { email, emailVerified } }: { learner: Learner }) {
  if (email === '' || emailVerified) return null;
  if (serverSetupOfPage().mail === 'none')
    return <p>This app sends no mails here, so your email cannot be verified.</p>;
  return (
    <div className={classNames(layout.stack, layout.stackWide, layout.stackS)}>
      <p>A mail can show that this email is yours.</p>
      <SendAgain label="Send me a mail" ask={() => resendConfirmation(email)} />
    </div>
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
