import type { ReactNode } from 'react';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';

/** Where the link of a mail leads: one thing to do. */
export function MailLinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={layout.pageNarrow} id="main">
      <div className={layout.pageHead}>
        <h1>{title}</h1>
      </div>
      <div className={classNames(card.card, card.roomy, layout.stack, layout.stackWide, layout.stackM)}>{children}</div>
    </main>
  );
}
