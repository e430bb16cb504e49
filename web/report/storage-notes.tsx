import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { runsQuery } from '../api/game-runs.ts';
import { forgetReadings } from '../api/reading-history.ts';
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
  const queries = useQueryClient();
  const remove = async () => {
    await forgetAttemptsOfDevice();
    await forgetUnclaimedRuns();
    await forgetReadings(null);
    forgetStepsOfVisitor();
    await queries.invalidateQueries(attemptsQuery(null));
    await queries.invalidateQueries(runsQuery(null));
  };
  return (
    <Note>
      <p>{m['report.storage.device']()}</p>
      <div className={css.screenOnly}>
        <Removal
          label={m['report.storage.remove']()}
          question={m['report.storage.remove_question']()}
          remove={remove}
        />
      </div>
    </Note>
  );
}

type RemovalProps = { label: string; question: string; remove: () => Promise<void> };

/** A button that removes something from this device after a question. */
export function Removal({ label, question, remove }: RemovalProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'cancelled'>('closed');
  if (state === 'asking')
    return <RemoveQuestion question={question} remove={remove} onCancel={() => setState('cancelled')} />;
  return (
    <Button look="line" autoFocus={state === 'cancelled'} onPress={() => setState('asking')}>
      {label}
    </Button>
  );
}

type RemoveQuestionProps = Omit<RemovalProps, 'label'> & { onCancel: () => void };

function RemoveQuestion({ question, remove, onCancel }: RemoveQuestionProps) {
  const questionId = useId();
  const { submit, fault } = useSubmit(
    async () => {
      await remove();
      // The pressed button is gone with what was removed.
      document.getElementById(REPORT_TITLE_ID)?.focus();
    },
    { sentence: () => m['report.storage.remove_failed']() },
  );
  return (
    <Stack>
      <p id={questionId}>{question}</p>
      <Row>
        <Button look="danger" aria-describedby={questionId} onPress={() => submit()}>
          {m['report.storage.remove_yes']()}
        </Button>
        <Button look="line" aria-describedby={questionId} autoFocus onPress={onCancel}>
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
