import type { ReactNode } from 'react';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';
import type { Tone } from '../ui/tone.ts';
import css from './step-card.module.css';

type StepCardProps = { title: string; sentence: string; tone: Tone; picture: ReactNode; children: ReactNode };

/** The one step that a page suggests; `children` are what to press. */
export function StepCard({ title, sentence, tone, picture, children }: StepCardProps) {
  return (
    <section className={classNames(card.card, card.roomy, css.step)}>
      <div className={css.what}>
        <Lens tone={tone} size={84}>
          {picture}
        </Lens>
        <div className={classNames(layout.stack, layout.stackS, css.words)}>
          <h2>{title}</h2>
          <p>{sentence}</p>
        </div>
      </div>
      <div className={classNames(layout.row, layout.rowQuiet)}>{children}</div>
    </section>
  );
}
