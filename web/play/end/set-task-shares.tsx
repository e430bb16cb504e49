import { useState } from 'react';
import type { GameRun } from '#contract/games/game-runs.ts';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { isDone } from '#rules/groups/assignments.ts';
import { storedAssignments } from '../../api/own-assignments.ts';
import { leaderSeesWords } from '../../learner/sharing/leader-sees-words.ts';
import { useMemberships } from '../../learner/sharing/memberships-query.ts';
import { SharesOf } from '../../learner/sharing/shares-of.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';

type SetTaskSharesProps = { learner: Learner; game: Game; run: GameRun };

/** At the end of a task that a leader set: what the leader sees of it, and the switches for more. Loaded lazily. */
export function SetTaskShares({ learner, game, run }: SetTaskSharesProps) {
  const [task] = useState(() => setTaskOf(learner.id, game, run));
  return task && <Shares learner={learner} task={task} />;
}

function Shares({ learner, task }: { learner: Learner; task: OwnAssignment }) {
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

/** The task of the dashboard that this run has done; undefined if there is none. */
function setTaskOf(learnerId: string, game: Game, { timestamp, choice }: GameRun): OwnAssignment | undefined {
  const finished = [{ kind: game, timestamp, passage: choice }];
  return storedAssignments(learnerId)?.assignments.find((each) => !each.isDone && isDone(each, finished));
}
