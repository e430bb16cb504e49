import { useQueryClient } from '@tanstack/react-query';
import type { Membership } from '#contract/groups/memberships.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { SHARES } from '#rules/groups/groups.ts';
import { ownAssignmentsQuery } from '../../api/own-assignments.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { lookerWords } from '../../learner/sharing/leader-words.ts';
import { membershipsQuery, useMemberships, useReplaceMemberships } from '../../learner/sharing/memberships-query.ts';
import { SharesOf, useTellGone } from '../../learner/sharing/shares-of.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';

type AskCardProps = { learner: Learner; groupId: string; onAnswered: () => void };

/** Asks once for each group what its leader may see. Loaded lazily, because few dashboards have it. */
export function AskCard({ learner, groupId, onAnswered }: AskCardProps) {
  const { memberships } = useMemberships(learner.id);
  const membership = memberships?.memberships.find((each) => each.groupId === groupId);
  if (!membership) return null;
  return <Question learner={learner} membership={membership} onAnswered={onAnswered} />;
}

function Question({ learner, membership, onAnswered }: Omit<AskCardProps, 'groupId'> & { membership: Membership }) {
  const { groupId, name, leaders, shares } = membership;
  const queries = useQueryClient();
  const replace = useReplaceMemberships(learner.id);
  const notify = useNotify();
  const checkSession = useSessionCheck();
  const tellGone = useTellGone(membership);
  const leader = lookerWords(leaders);
  const sharesSome = SHARES.some((share) => shares[share]);
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      const params = { learnerId: learner.id, groupId };
      await replace(await request('PUT /learners/:learnerId/memberships/:groupId', { params, body: { shares } }));
      const { queryKey } = ownAssignmentsQuery(learner.id);
      queries.setQueryData(queryKey, (known) => known && { ...known, askAbout: null });
      onAnswered();
      notify({ sentence: m['sharing.ask.answered'](), takesFocus: true });
    },
    {
      onError: (error) => {
        checkSession(error);
        if (!isRequestProblem(error, 'not-found')) return;
        tellGone();
        void queries.invalidateQueries({ queryKey: membershipsQuery(learner.id).queryKey });
      },
    },
  );
  return (
    <Card isRoomy isWide gap="m" aria-labelledby="ask-to-share">
      <Stack gap="s" isWide>
        <h2 id="ask-to-share" className={layout.extraLarge}>
          {m['sharing.ask.title']({ leader: leader })}
        </h2>
        <p>{m['sharing.ask.now']({ name, leader })}</p>
        <p>{m['sharing.ask.choose']()}</p>
      </Stack>
      <SharesOf learner={learner} membership={membership} />
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <Button look="line" isPending={isBusy} onPress={() => submit()}>
          {sharesSome ? m['sharing.ask.done']() : m['sharing.ask.not_now']()}
        </Button>
      </Row>
    </Card>
  );
}
