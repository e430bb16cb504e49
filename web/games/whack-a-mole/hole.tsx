import { m } from '#messages';
import type { MoleState } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import { pressStart } from '../../play/frame/press-start.ts';
import { Burrow, MOLE } from '../garden/burrow.tsx';
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
      <Burrow animalIs={moleIs} animal={MOLE} mark={mark && { met: mark.met, key: mark.untilMs }} />
      <span className={css.key} aria-hidden="true">
        {hole}
      </span>
    </button>
  );
}
