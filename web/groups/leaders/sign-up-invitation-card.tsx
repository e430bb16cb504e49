import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/api.ts';
import { m } from '#messages';
import { useServerSetup } from '../../api/server-setup.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { NewLink } from '../../ui/controls/new-link.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, classNames, Note, Stack } from '../../ui/layout/layout.tsx';
import rows from '../../ui/rows.module.css';
import { dayWords, timeWords } from '../../ui/words/dates.ts';

type CardProps = { learnerId: string; groupId: string };

/** The open invitations to sign up of a leader. */
function invitationsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['sign-up-invitations', learnerId],
    queryFn: () => request('GET /learners/:learnerId/sign-up-invitations', { params: { learnerId } }),
  });
}

/** Makes links with which one more person signs up, where only invited people can, and takes them back. */
export function SignUpInvitationCard(place: CardProps) {
  const [token, setToken] = useState<string | null>(null);
  if (useServerSetup()?.signUp !== 'invited') return null;
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="sign-up-invitation">
      <h2 id="sign-up-invitation">{m['leaders.sign_up.title']()}</h2>
      <p>{m['leaders.sign_up.lead']()}</p>
      {token === null ? (
        <MakeLink {...place} onMade={setToken} />
      ) : (
        <NewLink
          key={token}
          address={`${window.location.origin}${PATHS.landing}#sign-up=${token}`}
          onAnother={() => setToken(null)}
        />
      )}
      <OpenLinks learnerId={place.learnerId} />
    </Card>
  );
}

function MakeLink({ onMade, ...params }: CardProps & { onMade: (token: string) => void }) {
  const queries = useQueryClient();
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      const made = await request('POST /learners/:learnerId/groups/:groupId/sign-up-invitations', { params });
      onMade(made.token);
      void queries.invalidateQueries({ queryKey: invitationsQuery(params.learnerId).queryKey });
    },
    { onError: useSessionCheck() },
  );
  return (
    <Stack as="form" isWide onSubmit={submit} noValidate>
      <FormEnd submit={m['leaders.sign_up.make']()} look="line" isBusy={isBusy} problem={problem} />
    </Stack>
  );
}

function OpenLinks({ learnerId }: { learnerId: string }) {
  const { data } = useQuery(invitationsQuery(learnerId));
  if (!data || data.invitations.length === 0) return null;
  return (
    <Stack gap="s" isWide>
      <h3 id="open-links">{m['leaders.sign_up.open']()}</h3>
      <ul className={rows.rows} aria-labelledby="open-links">
        {data.invitations.map((invitation) => (
          <OpenLink key={invitation.invitationId} learnerId={learnerId} invitation={invitation} />
        ))}
      </ul>
    </Stack>
  );
}

type Invitation = AnswerOf<'GET /learners/:learnerId/sign-up-invitations'>['invitations'][number];

function OpenLink({ learnerId, invitation }: { learnerId: string; invitation: Invitation }) {
  const { invitationId, createdAt, expiresAt } = invitation;
  const [now] = useState(() => new Date());
  const queries = useQueryClient();
  const notify = useNotify();
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      const params = { learnerId, signUpInvitationId: invitationId };
      const left = await request('DELETE /learners/:learnerId/sign-up-invitations/:signUpInvitationId', { params });
      queries.setQueryData(invitationsQuery(learnerId).queryKey, left);
      notify({ sentence: m['leaders.sign_up.taken_back'](), takesFocus: true });
    },
    { onError: useSessionCheck() },
  );
  const made = { day: dayWords(createdAt, now), time: timeWords(createdAt) };
  return (
    <li className={rows.row}>
      <p className={classNames(rows.texts, rows.grows)}>
        {m['leaders.sign_up.made']({ ...made, until: dayWords(expiresAt, now) })}
      </p>
      <Button
        look="quiet"
        aria-label={m['leaders.sign_up.take_back_of'](made)}
        isPending={isBusy}
        onPress={() => submit()}
      >
        {m['leaders.sign_up.take_back']()}
      </Button>
      {problem && <Note tone="danger">{problem}</Note>}
    </li>
  );
}
