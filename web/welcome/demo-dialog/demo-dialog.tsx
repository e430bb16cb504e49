import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { DEMO_REQUEST, VISITOR_KINDS, type VisitorKind } from '#rules/people/demo-request.ts';
import { RequestProblem, request, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { VisitorsOnly } from '../../learner/shown-to.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { useOpener } from '../../ui/focus/panels.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from './demo-dialog.module.css';
import {
  type DemoDraft,
  type DemoProblems,
  forgetDraft,
  keepDraft,
  keptDraft,
  problemsOf,
  requestIdOf,
  requestIn,
} from './demo-draft.ts';

/** Requests a demo session. Closing it keeps the draft; a notice then says whether the request was stored. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(keptDraft);
  const [isStored, setIsStored] = useState(false);
  const notify = useNotify();
  const isOpen = useIsMounted();

  const send = async () => {
    const body = requestIn(draft);
    if (!body) return;
    try {
      const params = { requestId: requestIdOf(body) };
      await request('PUT /demo-requests/:requestId', { params, body, credentials: 'omit' });
    } catch (error) {
      if (isOpen.current) throw error;
      notify({ sentence: m['welcome.demo.not_stored_notice']({ reason: sentenceOf(error) }) });
      return;
    }
    forgetDraft();
    setIsStored(true);
    if (!isOpen.current) notify({ sentence: m['welcome.demo.stored_notice']() });
  };
  const { form, submit, isBusy, problems, problem, forgetProblem } = useSubmit<keyof DemoDraft>(send, {
    check: () => problemsOf(draft),
    fieldOf,
    sentence: (error) =>
      fieldOf(error) ? sentenceOf(error) : joinSentences(sentenceOf(error), m['welcome.demo.still_here']()),
  });

  const change = <Field extends keyof DemoDraft>(field: Field, value: DemoDraft[Field]) => {
    const changed = { ...draft, [field]: value };
    keepDraft(changed);
    setDraft(changed);
    forgetProblem(field);
  };
  return (
    <Dialog
      title={m['welcome.book_demo']()}
      sentence={isStored ? '' : m['welcome.demo.sentence']()}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
    >
      {isStored ? (
        <Stored email={draft.email.trim()} onClose={onClose} />
      ) : (
        <Stack ref={form} as="form" isWide className={css.form} onSubmit={submit} noValidate>
          <DemoFields draft={draft} problems={problems} onChange={change} />
          <p className={classNames(layout.soft, layout.small)}>{m['welcome.demo.kept_where']()}</p>
          {problem && <Note tone="danger">{problem}</Note>}
          <Button type="submit" size="l" isPending={isBusy}>
            {problem ? m['shared.try_again']() : m['welcome.demo.send']()}
          </Button>
        </Stack>
      )}
      <Announced>
        {isBusy && m['shared.processing']()}
        {isStored && m['welcome.demo.stored']()}
      </Announced>
    </Dialog>
  );
}

function Stored({ email, onClose }: { email: string; onClose: () => void }) {
  const signUp = useOpener('teacher-sign-up');
  return (
    <>
      <Note tone="positive" icon={<CheckIcon />}>
        <p>{m['welcome.demo.stored']()}</p>
        <p className={css.answer}>{m['welcome.demo.answer']({ email })}</p>
      </Note>
      <Row>
        <Button ref={focus} onPress={onClose}>
          {m['shared.close']()}
        </Button>
      </Row>
      <VisitorsOnly>
        <p>{m['welcome.demo.try_now']()}</p>
        <Row>
          <Button look="line" {...signUp}>
            {m['welcome.demo.sign_up']()}
          </Button>
        </Row>
      </VisitorsOnly>
    </>
  );
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** The field that the server rejected. */
function fieldOf(error: unknown): 'name' | 'email' | null {
  if (!(error instanceof RequestProblem)) return null;
  if (error.code === 'name-not-usable') return 'name';
  return error.code === 'email-not-usable' ? 'email' : null;
}

const KIND_LABELS: Record<VisitorKind, () => string> = {
  parent: m['welcome.demo.parent'],
  educator: m['welcome.demo.educator'],
  other: m['welcome.demo.other'],
};

type DemoFieldsProps = {
  draft: DemoDraft;
  problems: DemoProblems;
  onChange: <Field extends keyof DemoDraft>(field: Field, value: DemoDraft[Field]) => void;
};

/** The fields of a request for a demo session. */
function DemoFields({ draft, problems, onChange }: DemoFieldsProps) {
  const field = (name: 'name' | 'email' | 'message') => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <TextField {...field('name')} label={m['welcome.demo.name']()} autoComplete="name" isRequired />
      <TextField {...field('email')} label={m['welcome.demo.email']()} type="email" autoComplete="email" isRequired />
      <ChoiceGroup
        name="visitorKind"
        label={m['welcome.demo.visitor_kind']()}
        choices={VISITOR_KINDS.map((value) => ({ value, label: KIND_LABELS[value]() }))}
        value={draft.visitorKind}
        error={problems.visitorKind}
        isRequired
        onChange={(kind) => onChange('visitorKind', kind)}
      />
      <TextField
        {...field('message')}
        label={m['welcome.demo.message']()}
        hint={m['welcome.demo.message_hint']({ count: DEMO_REQUEST.maxMessageLength })}
        multiline
      />
    </>
  );
}
