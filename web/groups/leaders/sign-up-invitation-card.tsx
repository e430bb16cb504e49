import { useState } from 'react';
import { m } from '#messages';
import { useServerSetup } from '../../api/server-setup.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { PATHS } from '../../paths.ts';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { NewLink } from '../../ui/controls/new-link.tsx';
import { Card, Stack } from '../../ui/layout/layout.tsx';

type CardProps = { learnerId: string; groupId: string };

/** Makes links with which one more person signs up, where only invited people can. */
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
    </Card>
  );
}

function MakeLink({ onMade, ...params }: CardProps & { onMade: (token: string) => void }) {
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      const made = await request('POST /learners/:learnerId/groups/:groupId/sign-up-invitations', { params });
      onMade(made.token);
    },
    { onError: useSessionCheck() },
  );
  return (
    <Stack as="form" isWide onSubmit={submit} noValidate>
      <FormEnd submit={m['leaders.sign_up.make']()} look="line" isBusy={isBusy} problem={problem} />
    </Stack>
  );
}
