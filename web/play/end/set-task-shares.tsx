import { useState } from 'react';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { type FinishedWork, isDone } from '#rules/groups/assignments.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { storedAssignments } from '../../api/own-assignments.ts';
import { leaderSeesWords } from '../../learner/sharing/leader-sees-words.ts';
import { useMemberships } from '../../learner/sharing/memberships-query.ts';
import { SharesOf } from '../../learner/sharing/shares-of.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';

type SetTaskSharesProps = { learner: Learner; finished: FinishedWork };

/** At the end of a task that a leader set, or of a part of it: what the leader sees of it, and the switches for more. Loaded lazily. */
export function SetTaskShares({ learner, finished }: SetTaskSharesProps) {
  const [task] = useState(() => setTaskOf(learner.id, finished));
  return task && <TaskShares learner={learner} task={task} />;
}

/** The same of a task that is known. */
export function TaskShares({ learner, task }: { learner: Learner; task: OwnAssignment }) {
  const membership = useMemberships(learner.id).memberships?.memberships.find((each) => each.groupId === task.groupId);
  if (!membership) return null;
  const sees = leaderSeesWords(task);
  return (
    <Stack gap="s" isWide>
      <h2 className={layout.large}>{m['sharing.set_task.title']({ name: task.groupName })}</h2>
      {sees && <p>{sees}</p>}
      <SharesOf learner={learner} membership={membership} />
    </Stack>
  );
}

/** The task of the dashboard that this has done, or of which it is a part; undefined if there is none. */
function setTaskOf(learnerId: string, finished: FinishedWork): OwnAssignment | undefined {
  const isPart = SCREENING_PARTS.some((part) => part === finished.kind);
  return storedAssignments(learnerId)?.assignments.find(
    (each) => !each.isDone && (each.kind === 'sequence' ? isPart : isDone(each, [finished])),
  );
}
