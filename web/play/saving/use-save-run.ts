import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GameRun, GameRunAnswer, RunReportOf } from '#contract/games/game-runs.ts';
import { type Game, type RunResult, runVariant } from '#rules/games/runs.ts';
import { POINTS_PER_RUN, pointsOfRun } from '#rules/rewards/points.ts';
import { applyAnswerToLearner } from '../../api/apply-answer-to-learner.ts';
import { bestRunsQuery, runsQuery } from '../../api/game-runs.ts';
import { useSession } from '../../api/session.tsx';
import { claimRuns, keepUnclaimedRun, leaveOutRuns, runToSend } from '../../device/results/unclaimed-runs.ts';
import { type Saving, succeeds, useSaving } from './use-saving.ts';

/** Without an account: `unclaimed`: stored on this device; `unstored`: this browser blocks storage. */
type RunSaving = Saving<GameRunAnswer> | { state: 'unclaimed' | 'unstored' };

/** A finished run, and the actions for it. */
export type SavedRun = Pick<
  ReturnType<typeof useSaveRun>,
  'saving' | 'run' | 'points' | 'claim' | 'leaveOut' | 'tryAgain'
>;

/** The report of a game before it is saved. */
export type Played<G extends Game> = RunReportOf[G] extends infer Report
  ? Report extends { finishedAt: string }
    ? Omit<Report, 'finishedAt'>
    : never
  : never;

type Finished<G extends Game> = { report: RunReportOf[G]; run: GameRun };

/** Stores a finished run on the device, then sends it for the learner who played it; the response has their points. */
export function useSaveRun<G extends Game>(game: G) {
  const { session, changeLearner } = useSession();
  const queries = useQueryClient();
  const [finished, setFinished] = useState<Finished<G> | null>(null);
  const [unclaimed, setUnclaimed] = useState<'unclaimed' | 'unstored' | null>(null);
  const { saving, owner, begin, save, sendStored, tryAgain } = useSaving<GameRunAnswer>((answer, learnerId) => {
    if (learnerId === null) return;
    changeLearner(learnerId, (learner) => applyAnswerToLearner(learner, answer));
    void queries.invalidateQueries(runsQuery(learnerId));
  });

  return {
    saving: (unclaimed ? { state: unclaimed } : saving) satisfies RunSaving as RunSaving,
    /** The run as computed on this device. */
    run: finished?.run ?? null,
    /** The points of the run. Without points it adds no leaf. */
    points: finished ? pointsOfRun(finished.run) : POINTS_PER_RUN,
    begin: () => {
      setFinished(null);
      setUnclaimed(null);
      begin();
      // Fetched now, so that the end panel renders the chart and the best run at once, without layout shifts.
      void queries.prefetchQuery({ ...runsQuery(session.learner?.id ?? null), staleTime: Number.POSITIVE_INFINITY });
      void queries.prefetchQuery(bestRunsQuery(session.learner?.id ?? null));
    },
    save: async (played: Played<G>, result: RunResult) => {
      const finishedAt = new Date().toISOString();
      const report = { ...(played as object), finishedAt } as RunReportOf[G];
      const { durationMs } = report;
      const finish = (runId: string) => {
        const run = { runId, timestamp: finishedAt, durationMs, choice: runVariant(report), ...result };
        setFinished({ report, run });
        return run;
      };
      if (owner.current === null) {
        const id = crypto.randomUUID();
        const isStored = await succeeds(keepUnclaimedRun({ id, game, report, run: finish(id) }));
        setUnclaimed(isStored ? 'unclaimed' : 'unstored');
        return queries.invalidateQueries(runsQuery(null));
      }
      await save((id, learnerId) => {
        finish(id);
        return runToSend(id, learnerId ?? '', game, report, result);
      });
    },
    /** Assigns a run that a visitor played to the learner who has signed in since. */
    claim: async () => {
      const learner = session.learner;
      if (!finished || !learner) return;
      const { report, run } = finished;
      const [sendable] = await claimRuns([run.runId], learner.id);
      setUnclaimed(null);
      void queries.invalidateQueries(runsQuery(null));
      await sendStored(sendable ?? runToSend(run.runId, learner.id, game, report, run));
    },
    /** Stores that the learner who has signed in since did not play it. */
    leaveOut: async () => {
      if (finished && session.learner) await leaveOutRuns([finished.run.runId], session.learner.id);
    },
    tryAgain,
  };
}
