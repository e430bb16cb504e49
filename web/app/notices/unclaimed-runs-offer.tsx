import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { m } from '#messages';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import type { Delivery } from '../../device/results/outbox.ts';
import { problemSentence } from '../../http/problem-sentences.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { currentSettings } from '../../ui/settings/device-settings.ts';

type Answered = (isTheirs: boolean) => Promise<Delivery<unknown>[]>;

/**
 * Asks a learner whether runs that a visitor played on this device are theirs, on every page that is not a task, until
 * it is answered. Runs are sent only after a yes. Its script is loaded after the page.
 */
export function UnclaimedRunsOffer({ learnerId }: { learnerId: string }) {
  const notify = useNotify();
  const { key: place } = useLocation();
  const withdraw = useRef(() => {});

  const ask = useEffectEvent((count: number, answered: Answered) => {
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
      sentence: m['app.unclaimed_runs.question']({ count }),
      action: { label: m['app.unclaimed_runs.yes'](pointsOf(count)), onPress: answer(true) },
      decline: { label: m['app.unclaimed_runs.no'](), onPress: answer(false) },
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is asked again on every page
  useEffect(() => {
    let ended = false;
    Promise.all([import('../../device/results/unclaimed-runs.ts'), import('../../device/results/outbox.ts')])
      .then(async ([{ runsToAskAbout, claimRuns, leaveOutRuns }, { deliver }]) => {
        const ids = (await runsToAskAbout(learnerId)).map(({ id }) => id);
        if (ended || ids.length === 0) return;
        ask(ids.length, async (isTheirs) => {
          if (isTheirs) return sent(await claimRuns(ids, learnerId), deliver);
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

async function sent<Run>(runs: readonly Run[], deliver: (run: Run) => Promise<Delivery<unknown>>) {
  return Promise.all(runs.map((run) => deliver(run).catch(() => ({ state: 'waiting' as const }))));
}

function outcome(deliveries: readonly Delivery<unknown>[]): string {
  const refused = deliveries.filter(({ state }) => state === 'refused').length;
  const added = deliveries.filter(({ state }) => state === 'sent').length;
  const isWaitingFor = (code: ProblemCode) =>
    deliveries.some((delivery) => delivery.state === 'waiting' && delivery.reason === code);
  if (refused > 0) return m['app.unclaimed_runs.refused']({ refused, count: deliveries.length });
  if (isWaitingFor('run-too-early')) return m['app.unclaimed_runs.too_early']();
  if (isWaitingFor('unknown-kind')) return problemSentence('unknown-kind');
  if (added < deliveries.length) return m['app.unclaimed_runs.waiting']();
  return m['app.unclaimed_runs.added']({ count: added, ...pointsOf(added) });
}

/** The points for a number of runs, and whether to show them: calm mode hides points. */
function pointsOf(runs: number): { points: number; shown: 'yes' | 'no' } {
  return { points: runs * POINTS_PER_RUN, shown: currentSettings().calm ? 'no' : 'yes' };
}
