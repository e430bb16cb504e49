import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { needsGrownUp } from '#rules/people/age-band.ts';
import { useServerSetup } from '../../api/server-setup.ts';
import { useIsSessionKnown, useSession } from '../../api/session.tsx';
import { isSharedComputer } from '../../device/shared-computer.ts';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { GrownUpPassword, PASSWORD_PROBLEMS } from '../../learner/sharing/grown-up-password.tsx';
import { FreshSignIn } from '../../learner/sign-in-again/fresh-sign-in.tsx';
import { isSetUp, isSocialProvider, noteOf, providerName } from '../../learner/sign-in-again/sign-in-window.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { useWindowEnd, WindowOver, WindowPage } from './window-page.tsx';

export const meta = pageMeta(m['sign_in.window.page_title'], m['sign_in.window.page_description']);
export const handle = { footer: false, bar: false };

/** The server accepts UUIDs as nonces. */
const NONCE = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Redirects to an identity provider: at once in a window that the app opened, otherwise after a press. */
export default function SignInWithPage() {
  const isKnown = useIsSessionKnown();
  // The server's setup has the name of the provider.
  const setup = useServerSetup();
  return isKnown && setup ? <SignInWith /> : <WindowPage title={m['shared.one_moment']()} />;
}

function SignInWith() {
  const [params] = useSearchParams();
  const provider = params.get('way');
  const nonce = params.get('nonce') ?? '';
  const [note] = useState(() => noteOf(nonce));
  const { learner } = useSession().session;
  const isLink = params.get('intent') === 'link';
  /** The child who adds a provider, for whom a grown-up types the password. */
  const child = isLink && learner && needsGrownUp(learner.ageBand) ? learner : null;
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'asking' | 'opening' | 'sign-in-again'>(note && !child ? 'opening' : 'asking');
  const { isWindow, isOver, end } = useWindowEnd(nonce, note);
  const isUsable = isSocialProvider(provider) && isSetUp(provider) && NONCE.test(nonce);

  const open = async () => {
    if (!isUsable) return;
    setState('opening');
    try {
      const body = { provider, nonce, isShared: isSharedComputer() };
      const { url } = await (isLink
        ? request('POST /auth/link/social', { body: { ...body, ...(child && { password }) } })
        : request('POST /auth/sign-in/social', { body }));
      // The provider's site must not have access to the tab that opened this window.
      window.opener = null;
      location.replace(url);
    } catch (error) {
      const isStale = isRequestProblem(error, 'sign-in-again');
      setState(isStale ? 'sign-in-again' : 'asking');
      if (!isStale) throw error;
    }
  };
  const {
    form,
    submit: start,
    problem,
    problems,
    changes,
  } = useSubmit<'password'>(open, {
    check: () => ({ password: child && password === '' ? m['sharing.password.missing']() : undefined }),
    ...PASSWORD_PROBLEMS,
  });
  const startAtOnce = useEffectEvent(() => {
    if (state === 'opening') start();
  });
  useEffect(() => startAtOnce(), []);

  if (isOver) return <WindowOver />;
  if (!isUsable) return <NothingOpens />;
  const name = providerName(provider);
  if (state === 'opening')
    return (
      <WindowPage title={m['sign_in.window.opening']({ name })}>
        <p role="status">{m['sign_in.window.opening_takes']()}</p>
      </WindowPage>
    );
  if (state === 'sign-in-again' && learner)
    return (
      <WindowPage title={m['sign_in.again.title']()}>
        <FreshSignIn learner={learner} onDone={start} onCancel={() => end('failed')} />
      </WindowPage>
    );
  if (child)
    return (
      <WindowPage title={m['sign_in.window.ask']({ name })}>
        <Stack ref={form} as="form" isWide onSubmit={start} noValidate>
          <GrownUpPassword
            learner={child}
            value={password}
            error={problems.password}
            onChange={changes('password', setPassword)}
          />
          <FormEnd
            submit={m['sign_in.window.go_on']()}
            isBusy={false}
            problem={problem}
            onCancel={() => end('failed')}
          />
        </Stack>
      </WindowPage>
    );
  return (
    <WindowPage title={problem ? m['sign_in.window.did_not_open']({ name }) : m['sign_in.window.ask']({ name })}>
      {problem ? <Note tone="danger">{problem}</Note> : <p>{m['sign_in.window.ask_lead']()}</p>}
      <Row>
        <Button onPress={start}>{problem ? m['shared.try_again']() : m['sign_in.window.go_on']()}</Button>
        <Button look="line" onPress={() => end('failed')}>
          {isWindow ? m['sign_in.window.close']() : m['sign_in.window.go_back']()}
        </Button>
      </Row>
    </WindowPage>
  );
}

function NothingOpens() {
  return (
    <WindowPage title={m['sign_in.window.nothing_opens']()}>
      <p>{m['sign_in.window.needs_button']()}</p>
      <Row>
        <ButtonLink to={PATHS.landing}>{m['sign_in.window.to_start']()}</ButtonLink>
      </Row>
    </WindowPage>
  );
}
