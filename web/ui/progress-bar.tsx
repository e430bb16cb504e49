import type { CSSProperties } from 'react';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import css from './progress-bar.module.css';

type ProgressBarProps = {
  /** The label, such as "Question 4 of 10"; also its accessible name. */
  words: string;
  done: number;
  of: number;
};

/** A label over a progress bar. */
export function ProgressBar({ words, done, of }: ProgressBarProps) {
  return (
    <AriaProgressBar className={css.progress} aria-label={words} value={done} maxValue={of}>
      {({ percentage = 0 }) => (
        <>
          <div className={css.head} aria-hidden="true">
            {words}
          </div>
          <div className={css.track}>
            <span className={css.fill} style={{ '--at': `${percentage}%` } as CSSProperties} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
