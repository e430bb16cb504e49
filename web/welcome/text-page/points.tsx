import type { ReactNode } from 'react';
import css from './text-page.module.css';

/** A list with a ring in the part's own tone before each point. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={css.points}>{children}</ul>;
}
