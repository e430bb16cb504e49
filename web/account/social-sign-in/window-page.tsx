import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignInOutcome } from '#contract/people/sign-in.ts';
import { m } from '#messages';
import { safeReturnPath } from '#rules/people/return-path.ts';
import {
  dropNote,
  type Message,
  report,
  type SignInNote,
  type Unfinished,
} from '../../learner/sign-in-again/sign-in-window.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Note, Page, Row } from '../../ui/layout/layout.tsx';
import css from './window-page.module.css';

/** A page in the sign-in window, with one thing to do. The focus starts at the title. */
export function WindowPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Page width="narrow" gap="m" isWide className={css.frame}>
      <p className={css.name}>#thembstudy</p>
      <h1 key={title} ref={focus} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Page>
  );
}

export type WindowEnd = {
  /** False in a tab that navigated to the provider; it returns to its previous page. */
  isWindow: boolean;
  /** Whether it has ended but the browser did not close the window. */
  isOver: boolean;
  /** Sends the outcome to the waiting tab without closing the window. */
  tell: (outcome: SignInOutcome) => void;
  /** Sends the outcome, then closes the window or opens a page, without one the page before. */
  end: (outcome: SignInOutcome, to?: string) => void;
};

export function useWindowEnd(nonce: string, note: SignInNote | null): WindowEnd {
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  const backTo = note?.backTo ?? null;
  const tell = (outcome: SignInOutcome) => report({ nonce, outcome });
  const end = (outcome: SignInOutcome, to?: string) => {
    tell(outcome);
    dropNote(nonce);
    if (backTo !== null) return void navigate(to ?? safeReturnPath(backTo, Object.values(PATHS)), { replace: true });
    window.close();
    setIsOver(true);
  };
  return { isWindow: backTo === null, isOver, tell, end };
}

/** For a window that the browser did not close. */
export function WindowOver() {
  return (
    <WindowPage title={m['sign_in.window.over']()}>
      <p role="status">{m['sign_in.window.over_lead']()}</p>
      <Row>
        <ButtonLink look="line" to={PATHS.landing}>
          {m['sign_in.window.to_start']()}
        </ButtonLink>
      </Row>
    </WindowPage>
  );
}

type FailedPageProps = { title?: string | undefined; outcome: Unfinished; message: Message; windowEnd: WindowEnd };

/** Says why the sign-in did not work. */
export function SignInFailed({
  title = m['sign_in.outcome.did_not_work'](),
  outcome,
  message,
  windowEnd,
}: FailedPageProps) {
  const { isWindow, tell, end } = windowEnd;
  const tellAtOnce = useEffectEvent(() => tell(outcome));
  useEffect(() => tellAtOnce(), []);
  return (
    <WindowPage title={title}>
      <Note tone={message.tone}>{message.sentence}</Note>
      <Row>
        <Button onPress={() => end(outcome)}>
          {isWindow ? m['sign_in.window.close']() : m['sign_in.window.go_back']()}
        </Button>
      </Row>
    </WindowPage>
  );
}
