import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import type { Tone } from '../../ui/tone.ts';
import css from './text-page.module.css';

type TextPartProps = {
  name: string;
  /** Its place in the address; a link to it moves the focus to the title. */
  id?: string;
  tone?: Tone;
  /** What the lens before the title shows. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A part of a page to read, under a title of its own. */
export function TextPart({ name, id, tone = 'accent', picture, children }: TextPartProps) {
  return (
    <section className={classNames(layout.stack, layout.stackWide, css.part)} data-tone={tone}>
      <div className={css.title}>
        {picture && (
          <Lens tone={tone} size={96}>
            {picture}
          </Lens>
        )}
        <h2 id={id} tabIndex={id ? -1 : undefined}>
          {name}
        </h2>
      </div>
      {children}
    </section>
  );
}
