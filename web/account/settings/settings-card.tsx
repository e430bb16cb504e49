import { type ReactNode, useId } from 'react';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';

/** A few settings that belong together, under their heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className={classNames(card.card, card.roomy, layout.stack, layout.stackWide, layout.stackM)}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
