import { m } from '#messages';
import type { MoleState } from '#rules/games/whack-a-mole-reducer.ts';
import { pressStart } from '../../play/press-start.ts';
import { StarIcon } from '../../ui/icons.ts';
import css from './hole.module.css';

type HoleProps = {
  hole: number;
  isUp: boolean;
  /** The result of the last press on this hole. */
  mark: MoleState['mark'];
  isCurrent: boolean;
  buttonRef: (button: HTMLElement | null) => void;
  onFocus: () => void;
  onPress: (stamp: number) => void;
};

/** A hole with or without its mole; the whole cell is a button. */
export function Hole({ hole, isUp, mark, isCurrent, buttonRef, onFocus, onPress }: HoleProps) {
  const moleIs = isUp ? 'up' : mark?.met === 'mole' ? 'touched' : 'away';
  return (
    <button
      ref={buttonRef}
      type="button"
      className={css.hole}
      aria-label={isUp ? m['games.whack_a_mole.hole_with_mole']({ hole }) : m['games.whack_a_mole.hole']({ hole })}
      aria-keyshortcuts={String(hole)}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      {...pressStart(onPress)}
    >
      <span className={css.picture} aria-hidden="true">
        {GROUND}
        <span className={css.burrow}>
          <span className={css.mole} data-mole={moleIs}>
            {MOLE}
          </span>
        </span>
        {GRASS}
        {mark && <Mark key={mark.untilMs} met={mark.met} />}
      </span>
      <span className={css.key} aria-hidden="true">
        {hole}
      </span>
    </button>
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

const MOLE = (
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

const GRASS = (
  <svg viewBox="0 0 100 84" aria-hidden="true">
    <path d="M14 70q36 16 72 0" fill="none" stroke="var(--art-hill-3)" strokeWidth="6" strokeLinecap="round" />
  </svg>
);
