import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { canLead } from '#rules/groups/groups.ts';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { schoolAnswers } from '#rules/people/sign-up.ts';
import { serverSetup, useServerSetup } from '../../api/server-setup.ts';
import { useSession } from '../../api/session.tsx';
import { isSharedComputer, rememberSharedComputer } from '../../device/shared-computer.ts';
import { forgetSignUpInvitation } from '../../device/sign-up-invitation.ts';
import { isRequestProblem, request, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import {
  grownUpEmailMessage,
  isOutcome,
  named,
  noteOf,
  otherAccountMessage,
  outcomeMessage,
  outcomeTitle,
  type SignInIntent,
} from '../../learner/sign-in-again/sign-in-window.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { isFrontPage } from '../front-page.ts';
import { SharedComputerSwitch } from '../shared-computer-switch.tsx';
import {
  AgeQuestion,
  ageProblemsOf,
  canBeGrownUp,
  EMPTY_SIGN_UP_CONSENT,
  GrownUpCheck,
  grownUpProblemsOf,
  isForChild,
  PrivacyConsent,
  RoleQuestion,
  type SignUpConsentDraft,
  signUpConsentIn,
} from '../sign-up-consent.tsx';
import { type SignUpGate, useSignUpGate } from '../use-sign-up-gate.ts';
import { SignInFailed, useWindowEnd, type WindowEnd, WindowOver, WindowPage } from './window-page.tsx';

export const meta = pageMeta(m['sign_in.window.page_title'], m['sign_in.window.page_description']);
export const handle = { footer: false, bar: false };

/** The redirect target of identity providers. Shows the outcome, or asks for the data that a new account needs. */
export default function SignInDonePage() {
  const { status } = useSession().session;
  const setup = useServerSetup();
  return status !== 'loading' && setup ? <SignInDone /> : <WindowPage title={m['shared.one_moment']()} />;
}

function SignInDone() {
  const [params] = useSearchParams();
  const nonce = params.get('nonce') ?? '';
  const reported = params.get('outcome');
  const outcome = isOutcome(reported) ? reported : 'failed';
  const [note] = useState(() => noteOf(nonce));
  const windowEnd = useWindowEnd(nonce, note);
  const provider = note?.way ?? null;
  const intent = note?.intent ?? 'sign-in';

  if (windowEnd.isOver) return <WindowOver />;
  if (outcome === 'done') return <SignedIn intent={intent} backTo={note?.backTo ?? null} windowEnd={windowEnd} />;
  if (outcome !== 'age-band-needed')
    return (
      <SignInFailed
        title={outcomeTitle(outcome, intent)}
        outcome={outcome}
        message={outcomeMessage(outcome, provider, intent)}
        windowEnd={windowEnd}
      />
    );
  if (note?.intent === 'again')
    return <SignInFailed outcome="failed" message={otherAccountMessage(note.way)} windowEnd={windowEnd} />;
  return <NewPerson nonce={nonce} provider={provider} windowEnd={windowEnd} />;
}

/** Asks a new person for what an account needs, or says why they cannot sign up here. */
function NewPerson(props: Omit<NewAccountProps, 'gate'>) {
  const gate = useSignUpGate();
  if (!gate) return <WindowPage title={m['shared.one_moment']()} />;
  if (gate.refusal === null) return <NewAccount {...props} gate={gate} />;
  return (
    <SignInFailed
      title={m['sign_in.refused.title']()}
      outcome="age-band-needed"
      message={{ tone: 'caution', sentence: gate.refusal }}
      windowEnd={props.windowEnd}
    />
  );
}

type SignedInProps = { intent: SignInIntent; backTo: string | null; windowEnd: WindowEnd };

/** Informs the other tabs of the sign-in, and closes the window or goes on, like the log-in dialog. */
function SignedIn({ intent, backTo, windowEnd }: SignedInProps) {
  const { session, setSignedIn } = useSession();
  const tell = useEffectEvent(() => {
    if (session.learner) setSignedIn(session.learner);
    const isLogIn = intent === 'sign-in' && backTo !== null && isFrontPage(backTo);
    windowEnd.end('done', isLogIn ? PATHS.dashboard : undefined);
  });
  useEffect(() => tell(), []);
  return (
    <WindowPage title={intent === 'link' ? m['sign_in.window.added']() : m['sign_in.window.signed_in']()}>
      <p role="status">{windowEnd.isWindow ? m['sign_in.window.closes']() : m['shared.one_moment']()}</p>
    </WindowPage>
  );
}

type NewAccountProps = { nonce: string; provider: SocialProvider | null; windowEnd: WindowEnd; gate: SignUpGate };

/** Asks a new learner for their age band, then creates the account. `provider`: null if it is not known. */
function NewAccount({ nonce, provider, windowEnd, gate }: NewAccountProps) {
  const { setSignedIn } = useSession();
  const [draft, setDraft] = useState<SignUpConsentDraft>({
    ...EMPTY_SIGN_UP_CONSENT,
    role: gate.invitation?.role ?? EMPTY_SIGN_UP_CONSENT.role,
  });
  const [isShared, setIsShared] = useState(isSharedComputer);
  const [needsEmail, setNeedsEmail] = useState(false);
  const isBySchool = schoolAnswers(serverSetup(), provider, draft.ageBand);
  const forChild = isForChild(draft) && !isBySchool;

  const signUp = async () => {
    const consent = signUpConsentIn(draft);
    if (!consent) return;
    const invitation = gate.invitation?.token;
    const body = { ...consent, nonce, isShared, ...(invitation && { invitation }) };
    const { learner } = await request('POST /auth/finish-sign-up', { body });
    forgetSignUpInvitation();
    rememberSharedComputer(isShared);
    setSignedIn(learner);
    windowEnd.end('done', canLead(learner.role) ? PATHS.groups : undefined);
  };
  const { form, submit, isBusy, problems, problem, forgetProblem } = useSubmit(signUp, {
    check: () => ({ ...ageProblemsOf(draft), ...(!isBySchool && grownUpProblemsOf(draft)) }),
    onError: (error) => setNeedsEmail(isRequestProblem(error, 'grown-up-email-needed')),
    // An account with this address may have been created since the provider authenticated the user.
    sentence: (error) =>
      isRequestProblem(error, 'email-taken')
        ? outcomeMessage('account-not-linked', provider, 'sign-in').sentence
        : sentenceOf(error),
  });
  const change = (part: Partial<SignUpConsentDraft>) => {
    setDraft({ ...draft, ...part });
    forgetProblem('ageBand');
    forgetProblem('isGrownUp');
  };

  if (needsEmail)
    return <SignInFailed outcome="age-band-needed" message={grownUpEmailMessage(provider)} windowEnd={windowEnd} />;
  return (
    <WindowPage title={m['sign_in.sign_up.title']()}>
      <p>{m['sign_in.new_account.lead'](named(provider))}</p>
      <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
        <AgeQuestion value={draft.ageBand} error={problems.ageBand} onChange={(ageBand) => change({ ageBand })} />
        {canBeGrownUp(draft) && (
          <RoleQuestion
            roles={gate.roles}
            value={draft.role}
            error={problems.role}
            onChange={(role) => change({ role })}
          />
        )}
        {isBySchool && <p>{m['sign_in.new_account.by_school']()}</p>}
        {forChild && <p>{m['sign_in.new_account.grown_up'](named(provider))}</p>}
        {forChild && (
          <GrownUpCheck
            isSelected={draft.isGrownUp}
            error={problems.isGrownUp}
            onChange={(isGrownUp) => change({ isGrownUp })}
          />
        )}
        <SharedComputerSwitch isSelected={isShared} onChange={setIsShared} />
        {problem && <Note tone="danger">{problem}</Note>}
        <PrivacyConsent forChild={forChild} />
        <Button type="submit" size="l" full isPending={isBusy}>
          {m['sign_in.sign_up.continue']()}
        </Button>
      </Stack>
      <Row>
        <Button look="quiet" onPress={() => windowEnd.end('age-band-needed')}>
          {m['sign_in.new_account.cancel']()}
        </Button>
      </Row>
      <Announced>{isBusy && m['shared.processing']()}</Announced>
    </WindowPage>
  );
}
