import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { LinkedSignInMethod } from '#contract/people/sign-in-methods.ts';
import { m } from '#messages';
import { needsGrownUp } from '#rules/people/age-band.ts';
import { type SignInMethod, SOCIAL_PROVIDERS, type SocialProvider } from '#rules/people/sign-in-methods.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { signInMethodsQuery, useSignInMethods } from '../../api/sign-in-queries.ts';
import { isRequestProblem, request, sentenceOf } from '../../http/request.ts';
import { FreshSignIn } from '../../learner/sign-in-again/fresh-sign-in.tsx';
import { isSetUp, type Message, providerName } from '../../learner/sign-in-again/sign-in-window.ts';
import { type SocialSignIn, useSocialSignIn } from '../../learner/sign-in-again/use-social-sign-in.ts';
import { goOnSentence, WaitingNote } from '../../learner/sign-in-again/waiting-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { CheckIcon, PlusIcon } from '../../ui/icons.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { DataMissing } from './data-missing.tsx';
import { removedText, SignInMethodList } from './sign-in-method-list.tsx';

/** Adds and removes sign-in methods; the last one cannot be removed. */
export function SignInMethodsCard({ learner }: { learner: Learner }) {
  const { methods, isAway, refetch } = useSignInMethods(learner.id);
  const [outcome, setOutcome] = useState<string | null>(null);
  /** The method whose removal required a fresh sign-in. */
  const [held, setHeld] = useState<SignInMethod | null>(null);
  const removal = useRemoval(learner.id);
  const mustSignIn = isRequestProblem(removal.error, 'sign-in-again');
  const socialSignIn = useSocialSignIn((provider) => {
    setOutcome(m['account.sign_in_methods.now_added']({ name: providerName(provider) }));
    refetch();
  });

  const clearMessages = () => {
    setOutcome(null);
    removal.reset();
    socialSignIn.clearMessage();
  };
  const remove = (method: SignInMethod) => {
    if (removal.isPending) return;
    clearMessages();
    removal.mutate(method, {
      onSuccess: () => {
        setHeld(null);
        setOutcome(removedText(method));
      },
      onError: (error) => {
        if (isRequestProblem(error, 'sign-in-again')) setHeld(method);
      },
    });
  };
  const add = (provider: SocialProvider) => {
    clearMessages();
    socialSignIn.begin(provider, 'link');
  };
  const message: Message | null =
    removal.error && !mustSignIn ? { tone: 'danger', sentence: sentenceOf(removal.error) } : socialSignIn.message;

  return (
    <SettingsCard title={m['account.sign_in_methods.title']()}>
      {!methods && <DataMissing isAway={isAway} sentence={m['account.sign_in_methods.away']()} onTryAgain={refetch} />}
      {methods && !mustSignIn && (
        <SignInMethodList
          methods={methods}
          removing={removal.isPending ? removal.variables : null}
          focused={held}
          onRemove={remove}
        />
      )}
      {mustSignIn && <FreshSignIn learner={learner} onDone={() => held && remove(held)} onCancel={removal.reset} />}
      {outcome && (
        // The pressed button was removed, so the focus moves to the outcome.
        <div key={outcome} ref={focus} tabIndex={-1}>
          <Note tone="positive" icon={<CheckIcon />}>
            {outcome}
          </Note>
        </div>
      )}
      {message && <Note tone={message.tone}>{message.sentence}</Note>}
      {methods && !mustSignIn && <AddMethods {...{ learner, methods, socialSignIn }} onAdd={add} />}
      <Announced>
        {socialSignIn.waitingFor
          ? goOnSentence(socialSignIn.waitingFor)
          : message?.tone === 'caution' && message.sentence}
      </Announced>
    </SettingsCard>
  );
}

function useRemoval(learnerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (way: SignInMethod) =>
      request('DELETE /learners/:learnerId/ways-in/:way', { params: { learnerId, way } }),
    onSuccess: async (answer) => {
      const { queryKey } = signInMethodsQuery(learnerId);
      // A slower response to an older request would show the removed method again.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer);
    },
    onError: useSessionCheck(),
  });
}

type AddMethodsProps = {
  learner: Learner;
  methods: readonly LinkedSignInMethod[];
  socialSignIn: SocialSignIn;
  onAdd: (provider: SocialProvider) => void;
};

/** A button for each provider that is configured and not linked yet. */
function AddMethods({ learner, methods, socialSignIn, onAdd }: AddMethodsProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const { waitingFor } = socialSignIn;
  const focusButton = () => buttons.current?.querySelector<HTMLElement>(`[data-provider="${waitingFor}"]`)?.focus();
  const missing = SOCIAL_PROVIDERS.filter(
    (provider) => isSetUp(provider) && !methods.some(({ way }) => way === provider),
  );
  if (missing.length === 0) return null;
  // A grown-up adds it for a child, with the password of the account.
  if (needsGrownUp(learner.ageBand) && !methods.some(({ way }) => way === 'password'))
    return <p>{m['account.sign_in_methods.grown_up_adds']()}</p>;
  return (
    <>
      <Row ref={buttons} isTight>
        {missing.map((provider) => (
          <Button key={provider} look="line" data-provider={provider} onPress={() => onAdd(provider)}>
            <PlusIcon />
            {m['account.sign_in_methods.add']({ name: providerName(provider) })}
          </Button>
        ))}
      </Row>
      <WaitingNote socialSignIn={socialSignIn} onCancel={focusButton} />
    </>
  );
}
