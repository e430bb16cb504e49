import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { classNames } from './class-names.ts';
import { HouseIcon } from './icons.ts';
import layout from './layout.module.css';

type NotReadyProps = { title: string; sentence: string; children?: ReactNode };

/** A page that is not there yet: says so plainly, offers what is there instead, and leads home. */
export function NotReady({ title, sentence, children }: NotReadyProps) {
  return (
    <main className={classNames(layout.pageNarrow, layout.stack, layout.stackL)} id="main">
      <div className={layout.stack}>
        <h1>{title}</h1>
        <p className={layout.lead}>{sentence}</p>
        {children}
      </div>
      <ButtonLink size="l" to="/">
        <HouseIcon />
        Go home
      </ButtonLink>
    </main>
  );
}
