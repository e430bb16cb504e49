import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { serverSetup } from '../api/server-setup.ts';
import { isTrying } from '../api/session.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { InfoIcon, PencilSimpleIcon, SealCheckIcon } from '../ui/icons.ts';
import { Avatar } from '../ui/layout/avatar.tsx';
import { Facts } from '../ui/layout/facts.tsx';
import { Badge, Card, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { useSettings } from '../ui/settings/device-settings.ts';
import { fullDayWords, timeWords } from '../ui/words/dates.ts';
import { SendMailAgain } from './mail-links/send-mail-again.tsx';
import css from './profile-card.module.css';

/** The account of the learner; an account may lack a name or an email. */
export function ProfileCard({ learner }: { learner: Learner }) {
  const { calm } = useSettings();
  const name = learner.name || m['account.profile.no_name']();
  return (
    <Card isRoomy gap="m" isWide>
      <div className={css.head}>
        <Avatar size="l" name={name} photo={learner.image} />
        <div className={css.names}>
          <h2>{name}</h2>
          <p className={layout.soft}>{learner.email || m['account.profile.no_email']()}</p>
          {learner.email && <VerifiedBadge isVerified={learner.emailVerified} />}
        </div>
      </div>
      <ConfirmationOffer learner={learner} />
      <Facts
        facts={[
          { term: m['account.profile.user_id'](), detail: learner.id, isCode: true },
          { term: m['account.profile.created'](), detail: dateAndTime(learner.createdAt) },
          { term: m['account.profile.last_login'](), detail: dateAndTime(learner.lastSignInAt) },
          ...(calm || isTrying(learner)
            ? []
            : [
                {
                  term: m['account.profile.points'](),
                  detail: m['account.profile.points_count']({ count: learner.points }),
                },
              ]),
        ]}
      />
      {learner.isByPictures && <p>{m['pupils.own_account.account']()}</p>}
      <Row>
        {!learner.isByPictures && (
          <>
            <ButtonLink to={PATHS.editProfile}>
              <PencilSimpleIcon />
              {m['account.profile.edit']()}
            </ButtonLink>
            {!isTrying(learner) && (
              <ButtonLink look="line" to={PATHS.report}>
                {m['account.profile.report']()}
              </ButtonLink>
            )}
          </>
        )}
        {!isTrying(learner) && (
          <ButtonLink look="line" to={PATHS.plan}>
            {m['plan.title']()}
          </ButtonLink>
        )}
        <ButtonLink look="line" to={PATHS.sharing}>
          {m['sharing.title']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}

/** Sends the mail that confirms the address. */
function ConfirmationOffer({ learner: { email, emailVerified } }: { learner: Learner }) {
  if (email === '' || emailVerified) return null;
  if (serverSetup().mail === 'none') return <p>{m['account.profile.no_mails']()}</p>;
  return (
    <Stack gap="s" isWide>
      <p>{m['account.profile.verify']()}</p>
      <SendMailAgain label={m['account.profile.send_mail']()} email={email} />
    </Stack>
  );
}

function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="positive">
      <SealCheckIcon />
      {m['account.profile.verified']()}
    </Badge>
  ) : (
    <Badge tone="caution">
      <InfoIcon />
      {m['account.profile.not_verified']()}
    </Badge>
  );
}

function dateAndTime(instant: string): string {
  return m['shared.day_and_time']({ day: fullDayWords(new Date(instant)), time: timeWords(instant) });
}
