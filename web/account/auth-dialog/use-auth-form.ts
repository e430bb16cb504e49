import { type FormEvent, useState } from 'react';
import type { SocialProvider } from '#rules/sign-in-methods.ts';
import { sentenceOf } from '../../api/request.ts';
import { useSession } from '../../api/session.tsx';
import { agreementIn } from '../agreement/agreement-draft.ts';
import type { Message } from '../sign-in-elsewhere/outcome-words.ts';
import { useSignInElsewhere } from '../sign-in-elsewhere/use-sign-in-elsewhere.ts';
import {
  type AuthDraft,
  type AuthEntry,
  type AuthFaults,
  type AuthMode,
  type AuthStep,
  faultsOf,
} from './auth-draft.ts';
import { AUTH_WORDS } from './auth-words.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

const firstStepOf = (mode: AuthMode): AuthStep => (mode === 'signup' ? 'age' : 'fields');

/** Signing up and logging in, step by step. What was typed stays from step to step, from mode to mode, and when the dialog is closed. */
export function useAuthForm(initialMode: AuthMode) {
  const send = useSend();
  const elsewhere = useSignInElsewhere();
  const [mode, setMode] = useState(initialMode);
  const [step, setStep] = useState(firstStepOf(initialMode));
  const [draft, setDraft] = useState(keptDraft);
  const [faults, setFaults] = useState<AuthFaults>({});
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [entry, setEntry] = useState<AuthEntry | null>(null);

  const change = (part: Partial<AuthDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next);
    setFaults({ ...faults, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) });
  };
  const forgetMessages = () => {
    setFault(null);
    elsewhere.forget();
  };
  const goTo = (next: AuthStep, at: AuthEntry = 'first') => {
    setStep(next);
    setEntry(at);
    setFaults({});
    forgetMessages();
  };
  const switchMode = () => {
    if (isBusy) return;
    const { other } = AUTH_WORDS[mode];
    goTo(firstStepOf(other));
    setMode(other);
    setEntry(null);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    forgetMessages();
    const found = faultsOf(mode, step, draft);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (step === 'age') return goTo('fields');
    setIsBusy(true);
    try {
      const { openMail } = await send(mode, draft);
      if (openMail) goTo('open-mail');
    } catch (error) {
      setFault(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (way: SocialProvider) => {
    setFault(null);
    elsewhere.begin(way, 'sign-in');
  };
  const message: Message | null = fault ? { tone: 'danger', sentence: fault } : elsewhere.message;
  return { mode, step, draft, faults, isBusy, entry, message, elsewhere, change, choose, goTo, switchMode, submit };
}

export type AuthForm = ReturnType<typeof useAuthForm>;

function useSend() {
  const { signUp, logIn } = useSession();
  return async (mode: AuthMode, draft: AuthDraft): Promise<{ openMail: boolean }> => {
    const { name, email, password } = draft;
    const agreement = agreementIn(draft);
    if (mode === 'signup' && agreement) return signUp({ name, email, password, ...agreement });
    await logIn({ email, password });
    return { openMail: false };
  };
}
