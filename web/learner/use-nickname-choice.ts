import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { m } from '#messages';
import { useSession } from '../api/session.tsx';
import { leaderboardQuery } from '../api/use-leaderboard.ts';
import { isOtherSession, mayBeOtherSession, RequestProblem, request, sentenceOf } from '../http/request.ts';
import { type Outcome, outcomeMessage } from './outcome-message.ts';

const FIELD_PROBLEMS: readonly ProblemCode[] = ['nickname-not-usable', 'nickname-taken'];

/** How often to refetch while it is unknown whether the server stored the change; each failure doubles the interval. */
const REFETCH = { firstMs: 10_000, longestMs: 5 * 60_000 } as const;

type Handlers = {
  onSaved: (nickname: string | null) => void;
  /** Called with the reason if the nickname is rejected. */
  onFieldProblem: (sentence: string) => void;
};

/** The nickname that others see, null for none. Requests are sent one at a time, so that the last one applies. */
export function useNicknameChoice({ onSaved, onFieldProblem }: Handlers) {
  const { session, refresh } = useSession();
  const owner = session.learner?.id ?? null;
  const queries = useQueryClient();
  const query = leaderboardQuery(owner);
  /** Whether a request without a response may still reach the server. */
  const isChoiceLost = useRef(false);
  /** The number of failed requests before the refetching began. */
  const failuresBefore = useRef(0);

  const save = async (nickname: string | null): Promise<void> => {
    const choice = { params: { learnerId: owner ?? '' }, body: { nickname } };
    const answer = await request('PUT /learners/:learnerId/leaderboard', choice);
    // A slower response to an older request would show the old nickname.
    await queries.cancelQueries(query);
    queries.setQueryData(query.queryKey, answer);
  };

  const choosing = useMutation({
    scope: { id: 'leaderboard-choice' },
    networkMode: 'always',
    mutationFn: async (wanted: string | null): Promise<Outcome> => {
      try {
        await save(wanted);
        if (wanted === null) isChoiceLost.current = false;
        return { wanted };
      } catch (error) {
        if (mayBeOtherSession(error)) void refresh();
        const sentence = isOtherSession(error) ? m['leaderboard.choice.signed_out']() : sentenceOf(error);
        if (error instanceof RequestProblem && error.status < 500)
          return { wanted, sentence, isOfField: FIELD_PROBLEMS.includes(error.code) };
        isChoiceLost.current = true;
        await queries.cancelQueries(query);
        const doubtedAt = queries.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
        await queries.fetchQuery({ ...query, retry: false }).catch(() => undefined);
        failuresBefore.current = queries.getQueryState(query.queryKey)?.errorUpdateCount ?? 0;
        return { wanted, sentence, doubtedAt };
      }
    },
  });
  const outcome = choosing.data;

  const { data, dataUpdatedAt } = useQuery({
    ...query,
    // The parent component has fetched it.
    refetchOnMount: false,
    refetchInterval: ({ state: { dataUpdatedAt: heardAt, errorUpdateCount } }) =>
      heardAt === outcome?.doubtedAt &&
      Math.min(REFETCH.longestMs, REFETCH.firstMs * 2 ** (errorUpdateCount - failuresBefore.current)),
  });
  const nickname = data?.you?.nickname ?? null;

  return {
    nickname,
    /** A nickname from an earlier version, which others do not see any more. */
    formerNickname: data?.you?.formerNickname ?? null,
    /** The change that is being sent. */
    pending: choosing.isPending ? { nickname: choosing.variables } : null,
    message: outcome && outcomeMessage(outcome, { nickname, heardAt: dataUpdatedAt }),
    isInDoubt: outcome?.doubtedAt === dataUpdatedAt,
    /** Whether others may see the learner, now or after a request without a response reaches the server. */
    mayBeShown: () => nickname !== null || choosing.isPending || isChoiceLost.current,
    forgetMessage: () => !choosing.isPending && choosing.reset(),
    choose: (wanted: string | null) =>
      choosing.mutate(wanted, {
        onSuccess: ({ sentence, isOfField }) => {
          if (sentence === undefined) onSaved(wanted);
          else if (isOfField) onFieldProblem(sentence);
        },
      }),
  };
}
