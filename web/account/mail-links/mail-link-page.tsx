import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { m } from '#messages';
import { canLead } from '#rules/groups/groups.ts';
import { useServerSetup } from '../../api/server-setup.ts';
import { useIsSessionKnown, useSession } from '../../api/session.tsx';
import type { useSubmit } from '../../http/use-submit.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { useOpener } from '../../ui/focus/panels.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Card, Note, Page, PageHead, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/words/live-region.ts';

type MailLinkPageProps = {
  title: string;
  /** The form that uses the token of the link. */
  Form: ComponentType<{ token: string }>;
  /** Shown if the URL has no token: requests another mail. */
  NoToken: ComponentType<LinkProblemProps>;
};

/** A page that a link in a mail opens. */
export function MailLinkPage({ title, Form, NoToken }: MailLinkPageProps) {
  const link = useLinkToken();
  const setup = useServerSetup();
  const isKnown = useIsSessionKnown() && setup !== null;
  return (
    <Page width="narrow" isFree isTall>
      <PageHead title={title} />
      <Card as="div" isRoomy gap="m" isWide>
        {isKnown && link?.token && <Form key={link.count} token={link.token} />}
        {isKnown && link?.token === null && <NoToken sentence={m['sign_in.mail.link_missing']()} />}
      </Card>
    </Page>
  );
}

export type LinkProblemProps = {
  sentence: string;
  /** Whether it replaces the focused form. */
  takesFocus?: boolean;
};

/** Says why a link cannot be used. */
export function LinkProblem({ sentence, takesFocus = false }: LinkProblemProps) {
  return (
    <div tabIndex={-1} ref={takesFocus ? focus : null}>
      <Note tone="caution">{sentence}</Note>
    </div>
  );
}

/** `token`: null if the URL has none. `count`: the number of links opened in this tab. */
type OpenedLink = { token: string | null; count: number };

/**
 * Reads the token from the fragment of the URL; undefined before the first effect. Removes it from the address bar, so
 * that it is not visible there or in the history.
 */
function useLinkToken(): OpenedLink | undefined {
  const [link, setLink] = useState<OpenedLink>();
  useEffect(() => {
    const read = () => {
      const token = window.location.hash.slice(1);
      if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
      setLink((now) => (token ? { token, count: (now?.count ?? 0) + 1 } : (now ?? { token: null, count: 0 })));
    };
    read();
    // Opening another link in the same tab changes only the fragment and loads no new page.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
}

type LinkFormProps = {
  submission: Pick<ReturnType<typeof useSubmit>, 'form' | 'submit' | 'isBusy' | 'problem'>;
  button: string;
  /** The sentence that confirms success; null before. */
  done: string | null;
  children: ReactNode;
};

/** A form that uses the token of a mail link, and then shows the next step. */
export function LinkForm({ submission: { form, submit, isBusy, problem }, button, done, children }: LinkFormProps) {
  return (
    <>
      {/* Rendered from the start, because many screen readers ignore the initial text of a live region. */}
      <div className={done ? undefined : layout.hidden} {...LIVE_REGION}>
        {isBusy && m['shared.processing']()}
        {done && (
          <Note tone="positive" icon={<CheckIcon />}>
            {done}
          </Note>
        )}
      </div>
      {done ? (
        <NextStep />
      ) : (
        <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
          {children}
          <FormEnd submit={button} isBusy={isBusy} problem={problem} size="l" />
        </Stack>
      )}
    </>
  );
}

const focusFirst = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('a, button')?.focus();

function NextStep() {
  const { learner } = useSession().session;
  const logIn = useOpener('log-in');
  return (
    <Row ref={focusFirst}>
      {learner && canLead(learner.role) && (
        <ButtonLink size="l" to={PATHS.groups}>
          {m['sign_in.mail.to_groups']()}
        </ButtonLink>
      )}
      {learner && !canLead(learner.role) && (
        <ButtonLink size="l" to={PATHS.dashboard}>
          {m['sign_in.mail.to_dashboard']()}
        </ButtonLink>
      )}
      {!learner && (
        <Button size="l" {...logIn}>
          {m['sign_in.mail.log_in']()}
        </Button>
      )}
    </Row>
  );
}
