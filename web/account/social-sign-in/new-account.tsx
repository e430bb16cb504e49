import { useState } from 'react';
import { m } from '#messages';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { useSession } from '../../api/session.tsx';
import { isSharedComputer, rememberSharedComputer } from '../../device/shared-computer.ts';
import { isRequestProblem, request, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Announced } from '../../ui/words/announced.tsx';
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
import { grownUpEmailMessage, named, outcomeMessage } from './sign-in-messages.ts';
import { SignInFailed, type WindowEnd, WindowPage } from './window-page.tsx';

type NewAccountProps = { nonce: string; provider: SocialProvider | null; windowEnd: WindowEnd };

/** Asks a new learner for their age band, then creates the account. `provider`: null if it is not known. */
export function NewAccount({ nonce, provider, windowEnd }: NewAccountProps) {
  const { setSignedIn } = useSession();
  const [draft, setDraft] = useState<SignUpConsentDraft>(EMPTY_SIGN_UP_CONSENT);
  const [isShared, setIsShared] = useState(isSharedComputer);
  const [needsEmail, setNeedsEmail] = useState(false);
  const forChild = isForChild(draft);

  const signUp = async () => {
    const consent = signUpConsentIn(draft);
    if (!consent) return;
    const body = { ...consent, nonce, isShared };
    const { learner } = await request('POST /auth/finish-sign-up', { body });
    rememberSharedComputer(isShared);
    setSignedIn(learner);
    windowEnd.end('done');
  };
  const { form, submit, isBusy, problems, problem, forgetProblem } = useSubmit(signUp, {
    check: () => ({ ...ageProblemsOf(draft), ...grownUpProblemsOf(draft) }),
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
        {canBeGrownUp(draft) && <RoleQuestion value={draft.role} onChange={(role) => change({ role })} />}
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
