import type { ReactNode } from 'react';
import { Link } from 'react-router';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';
import type { Tone } from '../ui/tone.ts';
import css from './lab-card.module.css';

/** Cards beside each other, as many as fit. */
export function LabCards({ children }: { children: ReactNode }) {
  return <ul className={classNames(layout.grid, css.cards)}>{children}</ul>;
}

type LabCardProps = {
  title: string;
  to: string;
  tone: Tone;
  icon: ReactNode;
  /** How things stand there, in a sentence. */
  children: ReactNode;
};

/** A part of the lab: the way there, and how things stand. */
export function LabCard({ title, to, tone, icon, children }: LabCardProps) {
  return (
    <li className={classNames(card.card, layout.stack, layout.stackS)}>
      <Lens tone={tone} size={64}>
        {icon}
      </Lens>
      <h2 className={css.title}>
        <Link className={css.link ?? ''} to={to}>
          {title}
        </Link>
      </h2>
      <p className={classNames(layout.soft, layout.small)}>{children}</p>
    </li>
  );
}
