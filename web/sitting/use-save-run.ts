import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GameRun, GameRunAnswer, RunReportOf } from '#contract/game-runs.ts';
import { type Game, type RunResult, runChoice } from '#rules/runs.ts';
import { runsQuery } from '../api/game-runs.ts';
import { learnerAfter } from '../api/learner-after.ts';
import { runToSend } from '../api/run-to-send.ts';
import { useSession } from '../api/session.tsx';
import { claimRuns, keepUnclaimedRun, leaveOutRuns } from '../api/unclaimed-runs.ts';
import { type Saving, useSaving } from './use-saving.ts';

/** `unclaimed`: played signed out and kept on this device; `unkept`: played signed out, and this browser keeps nothing. */
export type RunSaving = Saving<GameRunAnswer> | { state: 'unclaimed' | 'unkept' };

/** A run while it ends: where it is, and what its player can say about it. */
export type SavedRun = Pick<ReturnType<typeof useSaveRun>, 'saving' | 'run' | 'claim' | 'leaveOut' | 'tryAgain'>;

type Finished<G extends Game> = { report: RunReportOf[G]; run: GameRun };

/** Keeps a finished run on the device, then sends it for the learner who played it; the answer brings their points. */
export function useSaveRun<G extends Game>(game: G) {
  const { session, changeLearner } = useSession();
  const queries = useQueryClient();
  const [finished, setFinished] = useState<Finished<G> | null>(null);
  const [unclaimed, setUnclaimed] = useState<'unclaimed' | 'unkept' | null>(null);
  const { saving, owner, begin, save, sendKept, tryAgain } = useSaving<GameRunAnswer>((answer, learnerId) => {
    if (learnerId === null) return;
    changeLearner(learnerId, (learner) => learnerAfter(learner, answer));
    void queries.invalidateQueries(runsQuery(learnerId));
  });

  const keepForLater = async (id: string, report: RunReportOf[G], run: GameRun) => {
    const isKept = await keepUnclaimedRun({ id, game, report, run }).then(
      () => true,
      () => false,
    );
    setUnclaimed(isKept ? 'unclaimed' : 'unkept');
    void queries.invalidateQueries(runsQuery(null));
  };

  return {
    saving: (unclaimed ? { state: unclaimed } : saving) satisfies RunSaving as RunSaving,
    /** The run as this device sees it, for the end panel. */
    run: finished?.run ?? null,
    begin: () => {
      setFinished(null);
      setUnclaimed(null);
      begin();
    },
    save: async (happened: Omit<RunReportOf[G], 'finishedAt'>, result: RunResult) => {
      const finishedAt = new Date().toISOString();
      const report = { ...happened, finishedAt } as RunReportOf[G];
      const choice = runChoice(report);
      const runOf = (id: string) => ({
        runId: id,
        timestamp: finishedAt,
        durationMs: report.durationMs,
        choice,
        ...result,
      });
      if (owner.current === null) {
        const id = crypto.randomUUID();
        setFinished({ report, run: runOf(id) });
        return keepForLater(id, report, runOf(id));
      }
      await save((id, learnerId) => {
        setFinished({ report, run: runOf(id) });
        return runToSend(id, learnerId ?? '', game, report);
      });
    },
    /** The learner who is here now says that this run, played signed out, is theirs. */
    claim: async () => {
      const learner = session.learner;
      if (!finished || !learner) return;
      const { report, run } = finished;
      const [sendable] = await claimRuns([run.runId], learner.id);
      setUnclaimed(null);
      void queries.invalidateQueries(runsQuery(null));
      await sendKept(sendable ?? runToSend(run.runId, learner.id, game, report));
    },
    /** The learner who is here now says that it is not. */
    leaveOut: async () => {
      if (finished && session.learner) await leaveOutRuns([finished.run.runId], session.learner.id);
    },
    tryAgain,
  };
}
