import { useEffect, useEffectEvent } from 'react';
import { POINTS_PER_RUN } from '#rules/points.ts';
import { useNotify } from '../ui/notices.ts';

/**
 * Asks a learner whether games that were played here before anybody signed in were theirs. Nothing happens without a
 * yes. Its script is loaded after the page, which does not need it.
 */
export function UnclaimedRunsOffer({ learnerId }: { learnerId: string }) {
  const notify = useNotify();
  const ask = useEffectEvent((count: number, answered: (isTheirs: boolean) => Promise<void>) => {
    const answer = (isTheirs: boolean, sentence: string) => () => {
      answered(isTheirs).then(
        () => notify(isTheirs ? { sentence } : null),
        () => notify({ sentence: 'This device could not do that. Load the page again and try once more.' }),
      );
    };
    notify({
      sentence: `${games(count)} played on this device before anybody signed in. Was it you?`,
      action: {
        label: `Yes, add ${count * POINTS_PER_RUN} points`,
        onPress: answer(
          true,
          `${games(count)} added to your account. The points come with ${count === 1 ? 'it' : 'them'}.`,
        ),
      },
      decline: { label: 'No, it was not me', onPress: answer(false, '') },
    });
  });

  useEffect(() => {
    let ended = false;
    Promise.all([import('../api/unclaimed-runs.ts'), import('../api/outbox.ts')])
      .then(async ([{ runsToAskAbout, claimRuns, leaveOutRuns }, { deliver }]) => {
        const ids = (await runsToAskAbout(learnerId)).map(({ id }) => id);
        if (ended || ids.length === 0) return;
        ask(ids.length, async (isTheirs) => {
          if (!isTheirs) return leaveOutRuns(ids, learnerId);
          for (const run of await claimRuns(ids, learnerId)) void deliver(run);
        });
      })
      // Where the browser keeps nothing there is nothing to ask about.
      .catch(() => undefined);
    return () => {
      ended = true;
    };
  }, [learnerId]);
  return null;
}

function games(count: number): string {
  return count === 1 ? 'One game was' : `${count} games were`;
}
