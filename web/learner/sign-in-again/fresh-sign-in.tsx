import { useEffect, useRef, useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { useSession } from '../../api/session.tsx';
import { useSignInMethods } from '../../api/sign-in-queries.ts';
import { isRequestProblem, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { providerName } from './sign-in-window.ts';
import { useSocialSignIn } from './use-social-sign-in.ts';
import { goOnSentence, WaitingNote } from './waiting-note.tsx';

type FreshSignInProps = { learner: Learner; onDone: () => void; onCancel: () => void };

/** Requires a learner to sign in again before a sensitive change. */
export function FreshSignIn({ learner, onDone, onCancel }: FreshSignInProps) {
  const { methods, problem, refetch } = useSignInMethods(learner.id);
  const providers = methods?.map(({ way }) => way).filter((way) => way !== 'password') ?? [];
  const hasPassword = methods?.some(({ way }) => way === 'password') === true;
  return (
    <Stack isWide>
      <p>{m['sign_in.again.lead']()}</p>
      {problem && <Note tone="danger">{problem}</Note>}
      {problem && <Button onPress={refetch}>{m['shared.try_again']()}</Button>}
      {!problem && !methods && <p role="status">{m['shared.one_moment']()}</p>}
      {hasPassword && <PasswordAgain learner={learner} onDone={onDone} />}
      {providers.length > 0 && <ProvidersAgain providers={providers} takesFocus={!hasPassword} onDone={onDone} />}
      <Row>
        <Button look="quiet" onPress={onCancel}>
          {m['shared.cancel']()}
        </Button>
      </Row>
    </Stack>
  );
}

function PasswordAgain({ learner, onDone }: { learner: Learner; onDone: () => void }) {
  const { logIn } = useSession();
  const [password, setPassword] = useState('');
  const { form, submit, isBusy, problems, changes } = useSubmit(
    async () => {
      await logIn({ email: learner.email, password });
      onDone();
    },
    {
      check: () => ({ password: password === '' ? m['sign_in.password.missing']() : undefined }),
      fieldOf: () => 'password',
      sentence: problemOf,
    },
  );
  return (
    <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
      {/* Tells password managers which account it is. */}
      <input type="hidden" name="username" autoComplete="username" value={learner.email} />
      <TextField
        label={m['sign_in.again.password']()}
        name="password"
        type="password"
        whichPassword="own"
        value={password}
        error={problems.password}
        onChange={changes('password', setPassword)}
        autoComplete="current-password"
        autoFocus
        isRequired
      />
      <Button type="submit" isPending={isBusy}>
        {m['sign_in.again.title']()}
      </Button>
    </Stack>
  );
}

/** The form has no email field, so only the password can be wrong. */
function problemOf(error: unknown): string {
  return isRequestProblem(error, 'wrong-password') ? m['sign_in.again.password_wrong']() : sentenceOf(error);
}

type ProvidersAgainProps = { providers: readonly SocialProvider[]; takesFocus: boolean; onDone: () => void };

function ProvidersAgain({ providers, takesFocus, onDone }: ProvidersAgainProps) {
  const socialSignIn = useSocialSignIn(() => onDone());
  const { message, waitingFor, begin } = socialSignIn;
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) buttons.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const focusButton = () => buttons.current?.querySelector<HTMLElement>(`[data-provider="${waitingFor}"]`)?.focus();
  return (
    <Stack ref={buttons} isWide>
      {providers.map((provider) => (
        <Button key={provider} look="line" data-provider={provider} onPress={() => begin(provider, 'again')}>
          {m['sign_in.again.with_provider']({ name: providerName(provider) })}
        </Button>
      ))}
      {message && <Note tone={message.tone}>{message.sentence}</Note>}
      <WaitingNote socialSignIn={socialSignIn} onCancel={focusButton} />
      <Announced>{waitingFor ? goOnSentence(waitingFor) : message?.tone === 'caution' && message.sentence}</Announced>
    </Stack>
  );
}
