import type { CSSProperties } from 'react';
import css from './clock.module.css';
import layout from './layout.module.css';

/** With figures, as a ring alone, or not at all. */
export type ClockStyle = 'seconds' | 'gentle' | 'hidden';

type ClockProps = { secondsLeft: number; secondsInAll: number; clockStyle: ClockStyle };

const LATE_FROM_SECONDS = 10;

/** The time left. It says so aloud once, when ten seconds are left; a hidden clock says nothing. */
export function Clock({ secondsLeft, secondsInAll, clockStyle }: ClockProps) {
  if (clockStyle === 'hidden') return null;
  const isLate = secondsLeft <= LATE_FROM_SECONDS;
  const at = { '--at': `${(100 * secondsLeft) / secondsInAll}%` } as CSSProperties;
  return (
    <>
      <div className={css.clock} role="timer" aria-label="Time left" data-late={isLate || undefined}>
        <span className={css.ring} style={at} />
        {clockStyle === 'seconds' && !isLate && <Seconds left={secondsLeft} />}
        {isLate && <span>{lateWords(secondsLeft, clockStyle)}</span>}
      </div>
      <span className={layout.hidden} role="status">
        {isLate && `${LATE_FROM_SECONDS} seconds left`}
      </span>
    </>
  );
}

function Seconds({ left }: { left: number }) {
  return (
    <span>
      {left} {left === 1 ? 'second' : 'seconds'}
      <span className={css.long}> left</span>
    </span>
  );
}

function lateWords(left: number, clockStyle: ClockStyle): string {
  const words = `Last ${LATE_FROM_SECONDS} seconds`;
  return clockStyle === 'seconds' ? `${words}: ${left}` : words;
}
