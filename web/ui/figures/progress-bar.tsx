import type { CSSProperties } from 'react';
import { LIVE_REGION } from '../words/live-region.ts';
import css from './progress-bar.module.css';

type ProgressBarProps = {
  /** The label, such as "Question 4 of 10". */
  words: string;
  done: number;
  of: number;
  /** Whether each new label is announced. */
  isAnnounced?: boolean;
};

/**
 * A label above a bar. It has no progressbar role, because screen readers would announce the percentage at each step,
 * over the next question or letter.
 */
export function ProgressBar({ words, done, of, isAnnounced = false }: ProgressBarProps) {
  return (
    <div className={css.progress}>
      <div className={css.head} {...(isAnnounced && LIVE_REGION)}>
        {words}
      </div>
      <div className={css.track}>
        <span className={css.fill} style={{ '--at': `${(100 * done) / of}%` } as CSSProperties} />
      </div>
    </div>
  );
}
