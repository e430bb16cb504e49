import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { m } from '#messages';
import { runsQuery } from '../../api/game-runs.ts';
import { attemptsQuery, forgetAttemptsOfDevice } from '../../api/screening-attempts.ts';
import { forgetLetterRoundOfVisitor } from '../../device/last-letter-round.ts';
import { useDeviceResultCount } from '../../device/results/device-results.ts';
import { forgetUnclaimedRuns } from '../../device/results/unclaimed-runs.ts';
import { forgetPlanOfVisitor } from '../../device/stored-learner.ts';
import { forgetReadings } from '../../device/texts/reading-history.ts';
import { forgetStepsOfVisitor } from '../../device/tried-steps.ts';
import { ConfirmedButton } from '../../learner/confirmed-button.tsx';
import { PATHS } from '../../paths.ts';
import { Note } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { firstNumberWord } from '../../ui/words/number-words.ts';
import css from '../report.module.css';
import { REPORT_TITLE_ID } from '../report-layout.tsx';

/** Says where the results of a visitor are stored and who can read them, and offers to delete them. */
export function DeviceNote() {
  const queries = useQueryClient();
  const remove = async () => {
    await forgetAttemptsOfDevice();
    await forgetUnclaimedRuns();
    await forgetReadings(null);
    forgetStepsOfVisitor();
    forgetPlanOfVisitor();
    forgetLetterRoundOfVisitor();
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

/** A button that deletes something from this device after a confirmation. */
export function Removal({ label, question, remove }: RemovalProps) {
  return (
    <ConfirmedButton
      {...{ label, question }}
      yes={m['report.storage.remove_yes']()}
      no={m['report.storage.remove_no']()}
      failed={m['report.storage.remove_failed']}
      action={async () => {
        await remove();
        // The pressed button was removed, and the focus would be lost.
        document.getElementById(REPORT_TITLE_ID)?.focus();
      }}
    />
  );
}

/** Says how many results of a learner are stored on this device only, with a link to the setting. */
export function OnlyHereNote({ owner }: { owner: string }) {
  const count = useDeviceResultCount(owner);
  if (count === 0) return null;
  return (
    <Note>
      <p>{m['report.storage.only_here']({ count, number: firstNumberWord(count) })}</p>
      <p className={css.screenOnly}>
        <Link className={layout.aloneLink} to={PATHS.settings}>
          {m['report.storage.choose']()}
        </Link>
      </p>
    </Note>
  );
}
