import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { LearnerSession } from '#contract/people/sessions.ts';
import { m } from '#messages';
import { useSessionCheck } from '../../api/session.tsx';
import { sessionsQuery } from '../../api/sign-in-queries.ts';
import { request, sentenceOf } from '../../http/request.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';
import { DataMissing } from './data-missing.tsx';
import { deviceWords, SessionList } from './session-list.tsx';

/** The sessions of the learner; all except the current one can be ended. */
export function SessionsCard({ learner }: { learner: Learner }) {
  const { data, failureCount, errorUpdateCount, refetch } = useQuery(sessionsQuery(learner.id));
  const { isPending, isSuccess, isError, variables: ended, error, mutate } = useEndSession(learner.id);
  const end = (which: LearnerSession | 'others') => {
    if (!isPending) mutate(which);
  };
  const outcome = isSuccess && outcomeOf(ended);
  return (
    <SettingsCard title={m['account.sessions.title']()}>
      {!data && (
        <DataMissing
          isAway={failureCount + errorUpdateCount > 0}
          sentence={m['account.sessions.away']()}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && <SessionList sessions={data.sessions} onEnd={end} />}
      {isError && <Note tone="danger">{sentenceOf(error)}</Note>}
      {outcome && (
        // The pressed button was removed, so the focus moves to the outcome.
        <p key={outcome} ref={focus} tabIndex={-1}>
          {outcome}
        </p>
      )}
      {data?.sessions.length === 1 && <p className={layout.soft}>{m['account.sessions.only_here']()}</p>}
      {data && data.sessions.length > 2 && (
        <EndOthers isBusy={isPending && ended === 'others'} onEnd={() => end('others')} />
      )}
      <Announced>{isPending && m['shared.processing']()}</Announced>
    </SettingsCard>
  );
}

function useEndSession(learnerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: LearnerSession | 'others') =>
      which === 'others'
        ? request('DELETE /learners/:learnerId/sessions', { params: { learnerId } })
        : request('DELETE /learners/:learnerId/sessions/:sessionId', { params: { learnerId, sessionId: which.id } }),
    onSuccess: async (answer) => {
      const { queryKey } = sessionsQuery(learnerId);
      // A slower response to an older request would show the ended session again.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer);
    },
    onError: useSessionCheck(),
  });
}

function outcomeOf(ended: LearnerSession | 'others'): string {
  return ended === 'others'
    ? m['account.sessions.others_signed_out']()
    : m['account.sessions.signed_out']({ device: deviceWords(ended) });
}

function EndOthers({ isBusy, onEnd }: { isBusy: boolean; onEnd: () => void }) {
  const [step, setStep] = useState<'closed' | 'asking' | 'cancelled'>('closed');
  if (step === 'asking')
    return (
      <ConfirmQuestion
        question={m['account.sessions.sign_out_others_question']()}
        confirm={m['account.sessions.sign_out_others_confirm']()}
        isBusy={isBusy}
        onConfirm={onEnd}
        onCancel={() => setStep('cancelled')}
      />
    );
  return (
    <Row>
      <Button look="line" ref={step === 'cancelled' ? focus : null} onPress={() => setStep('asking')}>
        {m['account.sessions.sign_out_others']()}
      </Button>
    </Row>
  );
}
