import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { focus } from '../../ui/focus.ts';
import layout from '../../ui/layout.module.css';
import css from './window-frame.module.css';

/** A page in a window of its own: whose it is, and one thing at a time. Each begins at its title. */
export function WindowFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classNames(layout.pageNarrow, layout.stack, layout.stackWide, layout.stackM, css.frame)} id="main">
      <p className={css.name}>#thembstudy</p>
      <h1 key={title} ref={focus} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
}
