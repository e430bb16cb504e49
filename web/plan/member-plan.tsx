import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberPlan as Shown } from '#contract/people/plan.ts';
import { m } from '#messages';
import { PLAN, plainSentence } from '#rules/plan/plan.ts';
import { READ_WHILE_OPEN } from '../api/read-while-open.ts';
import { useSessionCheck } from '../api/session.tsx';
import { isRequestProblem, request } from '../http/request.ts';
import { useSubmit } from '../http/use-submit.ts';
import { firstName } from '../learner/first-name.ts';
import { groupViewPath } from '../paths.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { focus } from '../ui/focus/focus.ts';
import { useOpener } from '../ui/focus/panels.ts';
import { usePrintTitle } from '../ui/focus/use-print-title.ts';
import { BackLink, Card, classNames, Note, Page, PageHead, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import css from './plan.module.css';
import { PlanSheet, PrintAndListen } from './plan-sheet.tsx';
import { planTitle, printName } from './plan-words.ts';

type Place = { groupId: string; memberId: string };

/** The plan that a member of a group shares with its leaders. `learnerId`: of the leader. */
export function MemberPlan({ learnerId, ...place }: Place & { learnerId: string | null }) {
  return learnerId === null ? <LogInFirst /> : <SharedPlan leaderId={learnerId} {...place} />;
}

function LogInFirst() {
  return (
    <Page isFree isTall width="narrow">
      <PageHead title={m['plan.title']()} />
      <Card as="div" isRoomy>
        <p>{m['plan.member.log_in_first']()}</p>
        <Button {...useOpener('log-in')}>{m['shared.log_in']()}</Button>
      </Card>
    </Page>
  );
}

function SharedPlan({ leaderId, groupId, memberId }: Place & { leaderId: string }) {
  const [now] = useState(() => new Date());
  const queries = useQueryClient();
  const queryKey = ['member-plan', leaderId, groupId, memberId];
  const params = { learnerId: leaderId, groupId, memberId };
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => request('GET /learners/:learnerId/groups/:groupId/members/:memberId/plan', { params }),
    ...READ_WHILE_OPEN,
  });
  const add = async (sentences: string[]) => {
    const name = 'PUT /learners/:learnerId/groups/:groupId/members/:memberId/plan-note';
    queries.setQueryData(queryKey, await request(name, { params, body: { sentences } }));
  };
  const isGone = isRequestProblem(error, 'not-found');
  const back = { to: groupViewPath(groupId), label: m['plan.member.back']() };
  if (data && !isGone) return <Sheet shown={data} back={back} now={now} onAdd={add} />;
  return (
    <Page isFree isTall width="narrow">
      <PageHead title={m['plan.title']()} back={back} />
      {error && (
        <Card as="div" isRoomy>
          <p role="alert">{isGone ? m['plan.member.gone']() : m['plan.member.unavailable']()}</p>
          {!isGone && <Button onPress={() => void refetch()}>{m['shared.try_again']()}</Button>}
        </Card>
      )}
    </Page>
  );
}

type SheetProps = {
  shown: Shown;
  back: { to: string; label: string };
  now: Date;
  onAdd: (sentences: string[]) => Promise<void>;
};

function Sheet({ shown: { name, plan, changedAt, notes }, back, now, onAdd }: SheetProps) {
  usePrintTitle(printName(firstName(name), now));
  return (
    <Page isFree isTall width="narrow" className={css.page}>
      <div className={classNames(layout.pageHead, css.head)}>
        <BackLink {...back} />
        <h1 ref={focus} tabIndex={-1}>
          {planTitle(firstName(name))}
        </h1>
        <p className={classNames(layout.lead, layout.screenOnly)}>
          {plan ? m['plan.member.lead']() : m['plan.member.not_kept']()}
        </p>
        {plan && <PrintAndListen />}
        <p className={classNames(layout.soft, layout.small, layout.screenOnly)}>{m['plan.member.told']()}</p>
      </div>
      {plan && (
        <>
          <PlanSheet plan={plan} notes={notes} changedAt={changedAt} now={now} />
          <NoteForm sentences={notes.find(({ isOwn }) => isOwn)?.sentences ?? []} onAdd={onAdd} />
        </>
      )}
    </Page>
  );
}

type NoteFormProps = { sentences: readonly string[]; onAdd: (sentences: string[]) => Promise<void> };

/** What this leader adds below the plan; empty fields remove it. */
function NoteForm({ sentences, onAdd }: NoteFormProps) {
  const [typed, setTyped] = useState(() => Array.from({ length: PLAN.mostAdded }, (_, at) => sentences[at] ?? ''));
  const [saved, setSaved] = useState('');
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      await onAdd(typed.map(plainSentence).filter(Boolean));
      setSaved(m['plan.member.saved']());
    },
    { onError: useSessionCheck() },
  );
  const change = (at: number, words: string) => {
    setTyped(typed.map((each, place) => (place === at ? words : each)));
    setSaved('');
  };
  return (
    <Card
      as="form"
      isRoomy
      isWide
      gap="m"
      className={layout.screenOnly}
      noValidate
      onSubmit={submit}
      aria-labelledby="add-note"
    >
      <Stack gap="s" isWide>
        <h2 id="add-note">{m['plan.member.add_title']()}</h2>
        <p>{m['plan.member.add_lead']()}</p>
      </Stack>
      {typed.map((words, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields stay in their places
          key={at}
          label={m['plan.member.add_field']({ number: at + 1 })}
          value={words}
          maxLength={PLAN.longestSentence}
          autoComplete="off"
          onChange={(changed) => change(at, changed)}
        />
      ))}
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <Button type="submit" isPending={isBusy}>
          {m['plan.member.save']()}
        </Button>
        <p className={layout.soft} {...LIVE_REGION}>
          {saved}
        </p>
      </Row>
    </Card>
  );
}
