import type { ReactNode } from 'react';
import { StarIcon } from '../../ui/icons.ts';
import css from './burrow.module.css';

type BurrowProps = {
  /** `touched`: the animal ducks. */
  animalIs: 'up' | 'touched' | 'away';
  animal: ReactNode;
  /** What the last press hit. A new `key` means a new press. */
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

/** A heap of earth with a hole. The light comes from the upper right, so the left wall is lit. */
const GROUND = (
  <svg viewBox="0 0 100 84" aria-hidden="true">
    <path d="M1 69c2-10 14-21 49-21s47 11 49 21c-9 9-24 13-49 13S10 78 1 69z" fill="var(--art-bark)" />
    <path d="M52 50c26 0 38 7 43 15-9-8-22-11-43-11z" fill="var(--art-clay)" opacity=".55" />
    <ellipse cx="50" cy="63" rx="39" ry="12.5" fill="var(--art-hair)" opacity=".62" />
    <path d="M13 61c2 8 14 13 29 14-17 1-31-4-31-12z" fill="var(--art-clay)" opacity=".5" />
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
    <path
      d="M58 14.5a21 21 0 0 1 12.5 17"
      fill="none"
      stroke="var(--art-bone)"
      strokeWidth="2.6"
      strokeLinecap="round"
      opacity=".35"
    />
    <ellipse cx="50" cy="40" rx="14" ry="9" fill="var(--art-blush)" opacity=".25" />
    <ellipse cx="50" cy="38" rx="9" ry="6.5" fill="var(--art-rose)" />
    <ellipse cx="53" cy="36" rx="2.6" ry="1.6" fill="var(--art-bone)" opacity=".7" />
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

/** A rabbit with long ears, so that its shape alone distinguishes it from the mole. */
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

/** The edge of the heap in front of the animal, with tufts of grass. */
const GRASS = (
  <svg viewBox="0 0 100 84" aria-hidden="true">
    <path d="M9 66q41 21 82 0 2 3 4 5-18 11-45 11T5 71q2-2 4-5z" fill="var(--art-bark)" />
    <path d="M11 69q39 19 78 0" fill="none" stroke="var(--art-clay)" strokeWidth="1.6" opacity=".6" />
    <path
      d="M12 82q0-9-6-13 8 2 9 13 1-10 7-14-3 6-2 14zM78 83q0-8-6-12 8 2 9 12 1-12 9-17-4 8-3 17z"
      fill="var(--art-hill-3)"
    />
  </svg>
);
