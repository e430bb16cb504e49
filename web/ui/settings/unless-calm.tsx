import type { ReactNode } from 'react';
import { useSettings } from './device-settings.ts';
import css from './unless-calm.module.css';

type UnlessCalmProps = {
  /** Content that shows points. */
  children: ReactNode;
  /** Shown instead in calm mode. */
  calm?: ReactNode;
};

/** Children that are hidden in calm mode; CSS hides them until the page is hydrated. */
export function UnlessCalm({ children, calm = null }: UnlessCalmProps) {
  return useSettings().calm ? calm : <div className={css.points}>{children}</div>;
}
