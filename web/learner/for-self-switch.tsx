import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useSession, useSessionCheck } from '../api/session.tsx';
import { request, sentenceOf } from '../http/request.ts';
import { Switch } from '../ui/controls/switch.tsx';
import { Note } from '../ui/layout/layout.tsx';
import { joinSentences } from '../ui/words/join-sentences.ts';

/**
 * The switch of a parent or a teacher to use the app for themself too. It is reset if the server does not accept the
 * change.
 */
export function ForSelfSwitch({ learner }: { learner: Learner }) {
  const { changeLearner } = useSession();
  const checkSession = useSessionCheck();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, variables, isPending } = useMutation({
    scope: { id: `for-myself/${learner.id}` },
    mutationFn: (usesForSelf: boolean) =>
      request('PUT /learners/:learnerId/for-myself', {
        params: { learnerId: learner.id },
        body: { usesForSelf },
        outlivesPage: true,
      }),
    onMutate: () => setProblem(null),
    onSuccess: ({ usesForSelf }) => changeLearner(learner.id, (now) => ({ ...now, usesForSelf })),
    onError: (error) => {
      setProblem(joinSentences(sentenceOf(error), m['play.for_self.reverted']()));
      checkSession(error);
    },
  });
  return (
    <>
      <Switch
        name="usesForSelf"
        label={m['play.for_self.label']()}
        hint={m['play.for_self.hint']()}
        isSelected={isPending ? variables : learner.usesForSelf}
        onChange={(usesForSelf) => mutate(usesForSelf)}
      />
      {problem && <Note tone="danger">{problem}</Note>}
    </>
  );
}
