import type { ReactNode } from 'react';
import { StarIcon } from '../../ui/icons.ts';
import css from './burrow.module.css';

type BurrowProps = {
  /** `touched`: it ducks. */
  animalIs: 'up' | 'touched' | 'away';
  animal: ReactNode;
  /** What the last press met. Another key is another press. */
  mark?: { met: 'mole' | 'nothing'; key: number } | null;
};

/** A hole in the ground with or without its animal. */
export function Burrow({ animalIs, animal, mark }: BurrowProps) {
  return (
    <span className={css.picture} aria-hidden="true">
      {GROUND}
      <span className={css.burrow}>
        <span className={css.animal} data-animal={animalIs}>
          {animal}
        </span>
      </span>
      {GRASS}
      {mark && <Mark key={mark.key} met={mark.met} />}
    </span>
  );
}

function Mark({ met }: { met: 'mole' | 'nothing' }) {
  return (
    <span className={css.mark} data-met={met}>
      {met === 'mole' && <StarIcon />}
    </span>
  );
}

const GROUND = (
  <svg viewBox="0 0 100 84" aria-hidden="true">
    <ellipse cx="50" cy="64" rx="44" ry="16" fill="var(--art-bark)" />
  </svg>
);

export const MOLE = (
  <svg viewBox="0 0 100 84" aria-hidden="true">
    <path
      d="M26 64V34a24 24 0 0 1 48 0v30q-24 12-48 0z"
      fill="var(--art-hair)"
      stroke="var(--art-ink)"
      strokeWidth="1.8"
    />
    <ellipse cx="50" cy="38" rx="9" ry="6.5" fill="var(--art-rose)" />
    <circle cx="40" cy="27" r="3.5" fill="var(--art-bone)" />
    <circle cx="60" cy="27" r="3.5" fill="var(--art-bone)" />
    <path
      d="M24 62q3-10 9-3M76 62q-3-10-9-3"
      fill="none"
      stroke="var(--art-rose)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
);

/** Long ears, so that its shape alone tells it from the mole. */
export const RABBIT = (
  <svg viewBox="0 0 100 84" aria-hidden="true">
    <g fill="var(--art-bone)" stroke="var(--art-ink)" strokeWidth="1.8">
      <ellipse cx="41" cy="19" rx="6.5" ry="17" transform="rotate(-9 41 19)" />
      <ellipse cx="59" cy="19" rx="6.5" ry="17" transform="rotate(9 59 19)" />
      <path d="M30 66V50a20 20 0 0 1 40 0v16q-20 9-40 0z" />
    </g>
    <g fill="var(--art-rose)">
      <ellipse cx="41" cy="19" rx="2.6" ry="11" transform="rotate(-9 41 19)" />
      <ellipse cx="59" cy="19" rx="2.6" ry="11" transform="rotate(9 59 19)" />
      <path d="M46.5 49h7l-3.5 4z" />
    </g>
    <circle cx="42" cy="44" r="2.6" fill="var(--art-hair)" />
    <circle cx="58" cy="44" r="2.6" fill="var(--art-hair)" />
    <path d="M50 53v3M46 57q4 3 8 0" fill="none" stroke="var(--art-hair)" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
);

const GRASS = (
  <svg viewBox="0 0 100 84" aria-hidden="true">
    <path d="M14 70q36 16 72 0" fill="none" stroke="var(--art-hill-3)" strokeWidth="6" strokeLinecap="round" />
  </svg>
);
