import type { LearnerSession } from '#contract/sessions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import css from './session-list.module.css';
import { startedWords, usedWords } from './session-words.ts';

type SessionListProps = {
  sessions: readonly LearnerSession[];
  onEnd: (session: LearnerSession) => void;
};

/** One row for each browser: what it is, since when, and a button that signs out there. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const now = new Date();
  return (
    <ul className={css.sessions}>
      {sessions.map((session) => (
        <li key={session.id} className={css.session}>
          <div className={css.words}>
            <p className={css.device}>{session.device}</p>
            <p className={classNames(layout.soft, layout.small)}>
              {startedWords(session, now)} {!session.isThis && usedWords(session, now)}
            </p>
          </div>
          {session.isThis ? (
            <Badge>This browser</Badge>
          ) : (
            <Button
              look="line"
              aria-label={`Sign out: ${session.device}. ${startedWords(session, now)}`}
              onPress={() => onEnd(session)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
