import type { CSSProperties } from 'react';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { classNames } from './class-names.ts';
import css from './progress-bar.module.css';

type ProgressBarProps = {
  /** What the bar says, such as "Question 4 of 10"; also its name. */
  words: string;
  done: number;
  of: number;
};

/** How far along one is: words over a bar. */
export function ProgressBar({ words, done, of }: ProgressBarProps) {
  return (
    <AriaProgressBar className={classNames(css.progress)} aria-label={words} value={done} maxValue={of}>
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
