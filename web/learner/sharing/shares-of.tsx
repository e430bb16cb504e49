import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Membership } from '#contract/groups/memberships.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { NOTHING_SHARED, needsPasswordForShares, type Share, type Shares } from '#rules/groups/groups.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { GrownUpPassword, PASSWORD_PROBLEMS, useHasPassword } from './grown-up-password.tsx';
import { lookerWords } from './leader-words.ts';
import { membershipsQuery, useReplaceMemberships } from './memberships-query.ts';
import { ShareSwitches } from './share-switches.tsx';

type SharesOfProps = {
  learner: Learner;
  membership: Membership;
  /** The items to offer; all by default. */
  only?: readonly Share[];
  onGone?: () => void;
};

/**
 * The switches for what the leaders of a group can see, which act at once. `onGone`: the learner is not in it any more; by
 * default a notice says so.
 */
export function SharesOf({ learner, membership, only, onGone }: SharesOfProps) {
  const leader = lookerWords(membership.leaders);
  const { shares, change } = useShares(learner.id, membership, onGone);
  const hasPassword = useHasPassword(learner.id);
  const [problem, setProblem] = useState<string | null>(null);
  /** The item for which the password of the account is needed before it is shared. */
  const [asked, setAsked] = useState<Share | null>(null);

  const onChange = (share: Share, isShown: boolean) => {
    setProblem(null);
    setAsked(null);
    const needsPassword = needsPasswordForShares(learner.ageBand, shares, { ...shares, [share]: isShown });
    if (needsPassword && hasPassword) return setAsked(share);
    change({ share, isShown }).catch((error) =>
      setProblem(joinSentences(PASSWORD_PROBLEMS.sentence(error), m['sharing.shares.reverted']())),
    );
  };
  return (
    <>
      <ShareSwitches leader={leader} shares={shares} {...(only && { only })} onChange={onChange} />
      {asked && (
        <PasswordForm
          key={asked}
          learner={learner}
          share={asked}
          onShow={async (password) => {
            await change({ share: asked, isShown: true, password });
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
      {problem && <Note tone="danger">{problem}</Note>}
    </>
  );
}

type PasswordFormProps = {
  learner: Learner;
  share: Share;
  onShow: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password of the account before data of a child is shared. */
function PasswordForm({ learner, share, onShow, onCancel }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const { form, submit, isBusy, problems, problem, changes } = useSubmit<'password'>(() => onShow(password), {
    check: () => ({ password: password === '' ? m['sharing.password.missing']() : undefined }),
    ...PASSWORD_PROBLEMS,
  });
  return (
    <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
      <p>
        <strong>{m['sharing.password.question']({ share })}</strong>
      </p>
      <GrownUpPassword
        learner={learner}
        value={password}
        error={problems.password}
        onChange={changes('password', setPassword)}
        autoFocus
      />
      <FormEnd submit={m['sharing.password.show']()} isBusy={isBusy} problem={problem} onCancel={onCancel} />
    </Stack>
  );
}

/** Says that the learner is not in a group any more, because its switches go. */
export function useTellGone({ name }: Membership): () => void {
  const notify = useNotify();
  return () => void notify({ sentence: m['sharing.groups.gone']({ name }), takesFocus: true });
}

type Change = { share: Share; isShown: boolean; password?: string };

/**
 * What the leader of a group can see, including pending changes. Requests are sent one at a time; each one changes the
 * newest response of the server. A failed change is reverted.
 */
function useShares(learnerId: string, membership: Membership, onGone?: () => void) {
  const { groupId, shares } = membership;
  const tellGone = useTellGone(membership);
  const queries = useQueryClient();
  const replace = useReplaceMemberships(learnerId);
  const checkSession = useSessionCheck();
  const [waiting, setWaiting] = useState<Partial<Shares>>({});
  const { queryKey } = membershipsQuery(learnerId);
  const stored = () =>
    queries.getQueryData(queryKey)?.memberships.find((each) => each.groupId === groupId)?.shares ?? NOTHING_SHARED;
  const { mutateAsync } = useMutation({
    scope: { id: `shares/${groupId}` },
    mutationFn: ({ share, isShown, password }: Change) =>
      request('PUT /learners/:learnerId/memberships/:groupId', {
        params: { learnerId, groupId },
        body: { shares: { ...stored(), [share]: isShown }, ...(password !== undefined && { password }) },
        outlivesPage: true,
      }),
    onMutate: ({ share, isShown }) => setWaiting((now) => ({ ...now, [share]: isShown })),
    onSuccess: replace,
    onError: (error) => {
      checkSession(error);
      if (isRequestProblem(error, 'not-found')) (onGone ?? tellGone)();
      // The leader may have removed the learner in the meantime.
      void queries.invalidateQueries({ queryKey });
    },
    onSettled: (_answer, _error, { share, isShown }) =>
      setWaiting(({ [share]: newest, ...others }) =>
        newest === undefined || newest === isShown ? others : { ...others, [share]: newest },
      ),
  });
  return { shares: { ...shares, ...waiting }, change: async (change: Change) => void (await mutateAsync(change)) };
}
