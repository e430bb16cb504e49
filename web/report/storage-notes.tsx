import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { runsQuery } from '../api/game-runs.ts';
import { attemptsQuery, forgetAttemptsOfDevice } from '../api/screening-attempts.ts';
import { forgetStepsOfVisitor } from '../api/tried-steps.ts';
import { forgetUnclaimedRuns } from '../api/unclaimed-runs.ts';
import { useDeviceResultCount } from '../api/use-device-result-count.ts';
import { useSubmit } from '../api/use-submit.ts';
import { PATHS } from '../app/paths.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { firstNumberWord } from '../ui/number-words.ts';
import { Row, Stack } from '../ui/stack.tsx';
import css from './report.module.css';
import { REPORT_TITLE_ID } from './report-layout.tsx';

/** Says where the results of a visitor are stored and who can read them, and removes them. */
export function DeviceNote() {
  const [state, setState] = useState<'closed' | 'asking' | 'cancelled'>('closed');
  return (
    <Note>
      <p>{m['report.storage.device']()}</p>
      <div className={css.screenOnly}>
        {state === 'asking' ? (
          <RemoveQuestion onCancel={() => setState('cancelled')} />
        ) : (
          <Button look="line" autoFocus={state === 'cancelled'} onPress={() => setState('asking')}>
            {m['report.storage.remove']()}
          </Button>
        )}
      </div>
    </Note>
  );
}

function RemoveQuestion({ onCancel }: { onCancel: () => void }) {
  const queries = useQueryClient();
  const remove = async () => {
    await forgetAttemptsOfDevice();
    await forgetUnclaimedRuns();
    forgetStepsOfVisitor();
    await queries.invalidateQueries(attemptsQuery(null));
    await queries.invalidateQueries(runsQuery(null));
    // The pressed button is gone with the results.
    document.getElementById(REPORT_TITLE_ID)?.focus();
  };
  const { submit, fault } = useSubmit(remove, { sentence: () => m['report.storage.remove_failed']() });
  return (
    <Stack>
      <p id="remove-results">{m['report.storage.remove_question']()}</p>
      <Row>
        <Button look="danger" aria-describedby="remove-results" onPress={() => submit()}>
          {m['report.storage.remove_yes']()}
        </Button>
        <Button look="line" aria-describedby="remove-results" autoFocus onPress={onCancel}>
          {m['report.storage.remove_no']()}
        </Button>
      </Row>
      {fault && <p role="alert">{fault}</p>}
    </Stack>
  );
}

/** Says how many results of a learner are on this device only, with a link to the setting. */
export function OnlyHereNote({ owner }: { owner: string }) {
  const count = useDeviceResultCount(owner);
  if (count === 0) return null;
  return (
    <Note>
      <p>{m['report.storage.only_here']({ count, number: firstNumberWord(count) })}</p>
      <p className={css.screenOnly}>
        <Link className={css.aloneLink} to={PATHS.settings}>
          {m['report.storage.choose']()}
        </Link>
      </p>
    </Note>
  );
}
