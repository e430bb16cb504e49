import type { ReactNode } from 'react';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import type { useSubmit } from '../../http/use-submit.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/words/live-region.ts';

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
      {learner ? (
        <ButtonLink size="l" to={PATHS.dashboard}>
          {m['sign_in.mail.to_dashboard']()}
        </ButtonLink>
      ) : (
        <Button size="l" {...logIn}>
          {m['sign_in.mail.log_in']()}
        </Button>
      )}
    </Row>
  );
}
