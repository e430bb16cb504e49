import type { ReactNode } from 'react';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import css from './text-page.module.css';

type TextPageProps = {
  title: string;
  lead: string;
  /** What stands above the title. */
  badge?: ReactNode;
  /** The ways to the parts of a long page. */
  contents?: ReactNode;
  children: ReactNode;
};

/** A page to read: one column, no wider than a line may be long. */
export function TextPage({ title, lead, badge, contents, children }: TextPageProps) {
  return (
    <main className={classNames(layout.page, layout.stack, layout.stackWide, css.page)} id="main">
      <div className={css.head}>
        {badge}
        <h1>{title}</h1>
        <p className={layout.lead}>{lead}</p>
        <ListenButton />
        {contents}
      </div>
      {children}
    </main>
  );
}
