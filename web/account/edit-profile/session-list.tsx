import type { LearnerSession } from '#contract/people/sessions.ts';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { Badge, classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { dayWords, isSameDay, timeWords } from '../../ui/words/dates.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';

type SessionListProps = {
  sessions: readonly LearnerSession[];
  onEnd: (session: LearnerSession) => void;
};

/** One row per session (browser), with a button that ends the session. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const now = new Date();
  return (
    <ul className={rows.rows}>
      {sessions.map((session) => (
        <li key={session.id} className={rows.row}>
          <div className={classNames(rows.texts, rows.grows)}>
            <p className={rows.name}>{deviceWords(session)}</p>
            <p className={classNames(layout.soft, layout.small)}>
              {joinSentences(
                signedInText(session, now),
                session.isThis ? null : usedText(session, now),
                session.isShared ? m['account.sessions.shared_computer']() : null,
              )}
            </p>
          </div>
          {session.isThis ? (
            <Badge>{m['account.sessions.this_browser']()}</Badge>
          ) : (
            <Button
              look="line"
              aria-label={joinSentences(
                m['account.sessions.sign_out_of']({ device: deviceWords(session) }),
                signedInText(session, now),
              )}
              onPress={() => onEnd(session)}
            >
              {m['account.sessions.sign_out']()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The server stores words such as "Chrome on Windows" or "A browser". */
export function deviceWords({ device }: LearnerSession): string {
  const [name = '', system] = device.split(' on ');
  const browser = name === 'A browser' ? m['account.sessions.unknown_browser']() : name;
  return system ? m['account.sessions.browser_on_system']({ browser, system }) : browser;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** With hour and minute, so that two sessions in the same kind of browser can be told apart. */
export function signedInText({ startedAt }: LearnerSession, now: Date): string {
  const when = isSameDay(new Date(startedAt), now) ? 'today' : 'earlier';
  return m['account.sessions.signed_in']({ when, day: dayWords(startedAt, now), time: timeWords(startedAt) });
}

/** The server stores only the day of the last use. */
export function usedText({ lastUsedAt }: LearnerSession, now: Date): string {
  const isRecent = now.getTime() - Date.parse(lastUsedAt) < DAY_MS;
  return isRecent
    ? m['account.sessions.used_recently']()
    : m['account.sessions.used']({ day: dayWords(lastUsedAt, now) });
}
