import type { CSSProperties } from 'react';
import type { Settings } from '#rules/settings.ts';
import css from './clock.module.css';
import layout from './layout.module.css';

type ClockProps = {
  secondsLeft: number;
  secondsInAll: number;
  /** From here on it says how little is left. */
  lateFromSeconds: number;
  clockStyle: Settings['clock'];
};

/** The time left. It says so aloud once, when it gets late; a hidden clock says nothing. */
export function Clock({ secondsLeft, secondsInAll, lateFromSeconds, clockStyle }: ClockProps) {
  if (clockStyle === 'hidden') return null;
  const isLate = secondsLeft <= lateFromSeconds;
  const lateWords = `Last ${lateFromSeconds} seconds`;
  const at = { '--at': `${(100 * secondsLeft) / secondsInAll}%` } as CSSProperties;
  return (
    <>
      <div className={css.clock} role="timer" aria-label="Time left" data-late={isLate || undefined}>
        <span className={css.ring} style={at} />
        {clockStyle === 'seconds' && !isLate && <Seconds left={secondsLeft} />}
        {isLate && <span>{clockStyle === 'seconds' ? `${lateWords}: ${secondsLeft}` : lateWords}</span>}
      </div>
      <span className={layout.hidden} role="status">
        {isLate && `${lateFromSeconds} seconds left`}
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
