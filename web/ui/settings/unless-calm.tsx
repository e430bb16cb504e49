import type { ReactNode } from 'react';
import { useSettings } from './device-settings.ts';
import css from './unless-calm.module.css';

type UnlessCalmProps = {
  /** What shows points. */
  children: ReactNode;
  /** What stands there in calm mode. */
  calm?: ReactNode;
};

/** Children that are left out in calm mode. CSS hides them before the page is hydrated. */
export function UnlessCalm({ children, calm = null }: UnlessCalmProps) {
  return useSettings().calm ? calm : <div className={css.points}>{children}</div>;
}
