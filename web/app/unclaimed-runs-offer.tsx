import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { POINTS_PER_RUN } from '#rules/points.ts';
import type { Delivery } from '../api/outbox.ts';
import { useNotify } from '../ui/notices.ts';

type Answered = (isTheirs: boolean) => Promise<Delivery<unknown>['state'][]>;

/**
 * Asks a learner whether games that were played here before anybody signed in were theirs, on every page that is no
 * task, until they answer. Nothing happens without a yes. Its script is loaded after the page, which does not need it.
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
        (states) => say(isTheirs ? outcome(states) : null),
        () => say('This device could not do that. Load the page again and try once more.'),
      );
    };
    withdraw.current = notify({
      sentence: `${games(count)} played on this device before anybody signed in. Was it you?`,
      action: { label: `Yes, add ${count * POINTS_PER_RUN} points`, onPress: answer(true) },
      decline: { label: 'No, it was not me', onPress: answer(false) },
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page asks anew, whatever took the question away
  useEffect(() => {
    let ended = false;
    Promise.all([import('../api/unclaimed-runs.ts'), import('../api/outbox.ts')])
      .then(async ([{ runsToAskAbout, claimRuns, leaveOutRuns }, { deliver }]) => {
        const ids = (await runsToAskAbout(learnerId)).map(({ id }) => id);
        if (ended || ids.length === 0) return;
        ask(ids.length, async (isTheirs) => {
          if (isTheirs) return sent(await claimRuns(ids, learnerId), deliver);
          await leaveOutRuns(ids, learnerId);
          return [];
        });
      })
      // Where the browser keeps nothing there is nothing to ask about.
      .catch(() => undefined);
    return () => {
      ended = true;
      withdraw.current();
    };
  }, [learnerId, place]);
  return null;
}

async function sent<Run>(runs: readonly Run[], deliver: (run: Run) => Promise<Delivery<unknown>>) {
  const deliveries = runs.map((run) => deliver(run).catch(() => ({ state: 'waiting' as const })));
  return (await Promise.all(deliveries)).map(({ state }) => state);
}

function outcome(states: readonly Delivery<unknown>['state'][]): string {
  const refused = states.filter((state) => state === 'refused').length;
  const added = states.filter((state) => state === 'sent').length;
  if (refused > 0) return `The server did not take ${refused} of ${states.length}. Your report says why.`;
  if (added < states.length)
    return 'The server does not answer. Your games are kept on this device and are sent later.';
  return `${games(added)} added to your account, with ${added * POINTS_PER_RUN} points.`;
}

function games(count: number): string {
  return count === 1 ? 'One game was' : `${count} games were`;
}
