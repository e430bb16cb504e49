import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { GameRunAnswer } from '#contract/games/game-runs.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { m } from '#messages';
import type { RunResult } from '#rules/games/runs.ts';
import { pointsOfRun } from '#rules/rewards/points.ts';
import type { Delivery } from '../../device/results/outbox.ts';
import { problemSentence } from '../../http/problem-sentences.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { currentSettings } from '../../ui/settings/device-settings.ts';

type Run = Pick<RunResult, 'validity'>;
type Deliveries = readonly Delivery<GameRunAnswer>[];
type Answered = (isTheirs: boolean) => Promise<Deliveries>;

/**
 * Asks a learner whether runs that a visitor played on this device are theirs, on every page that is not a task, until
 * it is answered. Runs are sent only after a yes. Its script is loaded after the page.
 */
export function UnclaimedRunsOffer({ learnerId }: { learnerId: string }) {
  const notify = useNotify();
  const { key: place } = useLocation();
  const withdraw = useRef(() => {});

  const ask = useEffectEvent((runs: readonly Run[], answered: Answered) => {
    const say = (sentence: string | null) => {
      withdraw.current = notify(sentence === null ? null : { sentence });
    };
    const answer = (isTheirs: boolean) => () => {
      answered(isTheirs).then(
        (deliveries) => say(isTheirs ? outcome(deliveries) : null),
        () => say(m['app.unclaimed_runs.failed']()),
      );
    };
    withdraw.current = notify({
      sentence: m['app.unclaimed_runs.question']({ count: runs.length }),
      action: { label: m['app.unclaimed_runs.yes'](pointsOf(runs)), onPress: answer(true) },
      decline: { label: m['app.unclaimed_runs.no'](), onPress: answer(false) },
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is asked again on every page
  useEffect(() => {
    let ended = false;
    Promise.all([import('../../device/results/unclaimed-runs.ts'), import('../../device/results/outbox.ts')])
      .then(async ([{ runsToAskAbout, claimRuns, leaveOutRuns }, { deliver }]) => {
        const unclaimed = await runsToAskAbout(learnerId);
        const ids = unclaimed.map(({ id }) => id);
        if (ended || ids.length === 0) return;
        const runs = unclaimed.map(({ run }) => run);
        ask(runs, async (isTheirs) => {
          if (isTheirs) return sent(await claimRuns(ids, learnerId), deliver<GameRunAnswer>);
          await leaveOutRuns(ids, learnerId);
          return [];
        });
      })
      // A browser that blocks storage has no runs to ask about.
      .catch(() => undefined);
    return () => {
      ended = true;
      withdraw.current();
    };
  }, [learnerId, place]);
  return null;
}

async function sent<Sent>(
  runs: readonly Sent[],
  deliver: (run: Sent) => Promise<Delivery<GameRunAnswer>>,
): Promise<Deliveries> {
  return Promise.all(runs.map((run) => deliver(run).catch(() => ({ state: 'waiting' as const }))));
}

function outcome(deliveries: Deliveries): string {
  const refused = deliveries.filter(({ state }) => state === 'refused').length;
  const added = deliveries.flatMap((delivery) => (delivery.state === 'sent' ? delivery.answer.run : []));
  const isWaitingFor = (code: ProblemCode) =>
    deliveries.some((delivery) => delivery.state === 'waiting' && delivery.reason === code);
  if (refused > 0) return m['app.unclaimed_runs.refused']({ refused, count: deliveries.length });
  if (isWaitingFor('run-too-early')) return m['app.unclaimed_runs.too_early']();
  if (isWaitingFor('unknown-kind')) return problemSentence('unknown-kind');
  if (added.length < deliveries.length) return m['app.unclaimed_runs.waiting']();
  return m['app.unclaimed_runs.added']({ count: added.length, ...pointsOf(added) });
}

/** The points for these runs, and whether to show them: not without points, and calm mode hides points. */
function pointsOf(runs: readonly Run[]): { points: number; shown: 'yes' | 'no' } {
  const points = runs.reduce((sum, run) => sum + pointsOfRun(run), 0);
  return { points, shown: points === 0 || currentSettings().calm ? 'no' : 'yes' };
}
