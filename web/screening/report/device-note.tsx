import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runsQuery } from '../../api/game-runs.ts';
import { attemptsQuery, forgetAttemptsOfDevice } from '../../api/screening-attempts.ts';
import { forgetUnclaimedRuns } from '../../api/unclaimed-runs.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import css from './report.module.css';
import { REPORT_TITLE_ID } from './report-frame.tsx';

/** Where results done signed out are, who can read them, and how they go away. */
export function DeviceNote() {
  const [state, setState] = useState<'unasked' | 'asking' | 'kept'>('unasked');
  return (
    <Note>
      <p>These results can be read on this device only. They carry no name. Whoever uses this device can read them.</p>
      <div className={css.screenOnly}>
        {state === 'asking' ? (
          <Asking onKeep={() => setState('kept')} />
        ) : (
          <Button look="line" autoFocus={state === 'kept'} onPress={() => setState('asking')}>
            Remove them from this device
          </Button>
        )}
      </div>
    </Note>
  );
}

function Asking({ onKeep }: { onKeep: () => void }) {
  const queries = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const remove = async () => {
    setHasFailed(false);
    try {
      await forgetAttemptsOfDevice();
      await forgetUnclaimedRuns();
    } catch {
      setHasFailed(true);
      return;
    }
    await queries.invalidateQueries(attemptsQuery(null));
    await queries.invalidateQueries(runsQuery(null));
    // The pressed button is gone with the results.
    document.getElementById(REPORT_TITLE_ID)?.focus();
  };
  return (
    <div className={layout.stack}>
      <p id="remove-results">Remove these results? They cannot be brought back.</p>
      <div className={layout.row}>
        <Button look="danger" aria-describedby="remove-results" onPress={() => void remove()}>
          Remove them
        </Button>
        <Button look="line" aria-describedby="remove-results" autoFocus onPress={onKeep}>
          Keep them
        </Button>
      </div>
      {hasFailed && <p role="alert">They could not be removed. Try again.</p>}
    </div>
  );
}
