import { type ReactNode, useId } from 'react';
import { Card, classNames } from '../../ui/layout/layout.tsx';
import css from './member-view.module.css';

/** A part of the sheet with its title. */
export function Section({ title, isWhole, children }: { title: string; isWhole?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Card isRoomy isWide className={classNames(isWhole && css.whole)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
