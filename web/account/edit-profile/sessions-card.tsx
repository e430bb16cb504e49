import type { Learner } from '#contract/learner.ts';
import { focus } from '../../ui/focus.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { AwayNote } from './away-note.tsx';
import { EndOthers } from './sessions/end-others.tsx';
import { SessionList } from './sessions/session-list.tsx';
import { useEndSessions } from './sessions/use-end-sessions.ts';

const AWAY = 'The server does not answer, so your browsers cannot be shown now.';
/** Where the learner is signed in, with an end to each but this one. */
export function SessionsCard({ learner }: { learner: Learner }) {
  const { sessions, isAway, tryAgain, ending, outcome, fault, end, endOthers } = useEndSessions(learner.id);
  return (
    <SettingsCard title="Where you are signed in">
      {!sessions && !isAway && <p className={layout.soft}>One moment.</p>}
      {isAway && <AwayNote sentence={AWAY} onTryAgain={tryAgain} />}
      {sessions && <SessionList sessions={sessions} onEnd={(session) => void end(session)} />}
      {fault && <Note tone="danger">{fault}</Note>}
      {outcome && (
        // What was pressed is gone, so the focus goes to what came of it.
        <p key={outcome} ref={focus} tabIndex={-1}>
          {outcome}
        </p>
      )}
      {sessions?.length === 1 && <p className={layout.soft}>You are signed in only in this browser.</p>}
      {sessions && sessions.length > 2 && <EndOthers isBusy={ending === 'others'} onEnd={() => void endOthers()} />}
      <p className={layout.hidden} role="status">
        {ending && 'Processing...'}
      </p>
    </SettingsCard>
  );
}
