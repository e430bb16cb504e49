import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { CSSProperties } from 'react';
import { m } from '#messages';
import type { Settings } from '#rules/people/settings.ts';
import layout from '../layout.module.css';
import { LIVE_REGION } from '../words/live-region.ts';
import css from './clock.module.css';

type ClockProps = {
  secondsLeft: number;
  secondsInAll: number;
  /** At this many seconds left or fewer, it warns that time is short. */
  lateFromSeconds: number;
  clockStyle: Settings['clock'];
};

/** The time left, announced once when it is short; a hidden clock announces nothing. */
export function Clock({ secondsLeft, secondsInAll, lateFromSeconds, clockStyle }: ClockProps) {
  if (clockStyle === 'hidden') return null;
  const isLate = secondsLeft <= lateFromSeconds;
  const late = { seconds: lateFromSeconds };
  const lateWords =
    clockStyle === 'seconds'
      ? m['shared.clock.late_and_left']({ ...late, left: secondsLeft })
      : m['shared.clock.late'](late);
  const at = { '--at': `${(100 * secondsLeft) / secondsInAll}%` } as CSSProperties;
  return (
    <>
      <div className={css.clock} role="timer" aria-label={m['shared.clock.label']()} data-late={isLate || undefined}>
        <span className={css.ring} style={at} />
        {clockStyle === 'seconds' && !isLate && <Seconds left={secondsLeft} />}
        {isLate && <span>{lateWords}</span>}
      </div>
      <span className={layout.hidden} {...LIVE_REGION}>
        {isLate && m['shared.clock.late_announcement'](late)}
      </span>
    </>
  );
}

function Seconds({ left }: { left: number }) {
  return (
    <span>
      <ParaglideMessage
        message={m['shared.clock.seconds_left']}
        inputs={{ seconds: left }}
        markup={{
          number: ({ children }) => <span className={css.number}>{children}</span>,
          long: ({ children }) => <span className={css.long}>{children}</span>,
        }}
      />
    </span>
  );
}
