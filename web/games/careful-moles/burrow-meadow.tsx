import { type Ref, useId } from 'react';
import { m } from '#messages';
import type { Animal } from '#rules/games/careful-moles/careful-moles.ts';
import { pressStart } from '../../play/frame/press-start.ts';
import game from '../../ui/game.module.css';
import { KeyboardIcon } from '../../ui/icons.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { Burrow, MOLE, RABBIT } from '../garden/burrow.tsx';
import { Garden } from '../garden/garden.tsx';
import css from './burrow-meadow.module.css';

type BurrowMeadowProps = {
  ref: Ref<HTMLDivElement>;
  /** The animal of this trial; it is also set after it was touched. */
  animal: Animal;
  animalIs: 'up' | 'touched' | 'away';
  /** Feedback on the last animal, in a practice. */
  said?: string;
  onPress: (stamp: number) => void;
};

/**
 * A meadow with one hole; a press anywhere on it touches the animal. With role="application" screen readers pass the
 * keys to the game.
 */
export function BurrowMeadow({ ref, animal, animalIs, said, onPress }: BurrowMeadowProps) {
  const keys = useId();
  return (
    <div
      ref={ref}
      role="application"
      tabIndex={-1}
      aria-label={m['games.careful_moles.meadow']()}
      aria-describedby={keys}
      data-seen={animalIs === 'up' ? animal : undefined}
      className={classNames(game.stage, game.stageFit, css.meadow)}
    >
      <Garden />
      <button
        type="button"
        className={css.press}
        aria-label={m['games.careful_moles.touch']()}
        {...pressStart(onPress)}
      >
        <Burrow animalIs={animalIs} animal={animal === 'mole' ? MOLE : RABBIT} />
      </button>
      {said && (
        <div className={css.said} aria-hidden="true">
          <p>{said}</p>
        </div>
      )}
      <p id={keys} className={css.keys}>
        <KeyboardIcon />
        {m['games.careful_moles.press_keys']()}
      </p>
    </div>
  );
}
