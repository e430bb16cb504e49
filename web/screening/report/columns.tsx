import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './report.module.css';

/** Cards beside each other while there is room for their words, else below each other; on paper always so. */
export function Columns({ grid, children }: { grid: string | undefined; children: ReactNode }) {
  return (
    <div className={css.room}>
      <div className={classNames(grid, css.columns)}>{children}</div>
    </div>
  );
}
