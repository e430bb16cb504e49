import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import { LIVE_REGION } from './live-region.ts';

/** A text that is not shown: screen readers announce it when it changes. */
export function Announced({ children }: { children: ReactNode }) {
  return (
    <p className={layout.hidden} {...LIVE_REGION}>
      {children}
    </p>
  );
}
