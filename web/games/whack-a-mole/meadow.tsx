import { type Ref, useId } from 'react';
import { m } from '#messages';
import { WHACK_A_MOLE } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import type { MoleState } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import game from '../../ui/game.module.css';
import { KeyboardIcon } from '../../ui/icons.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { Garden } from '../garden/garden.tsx';
import { Hole } from './hole.tsx';
import { HOLE_ROWS } from './hole-places.ts';
import css from './meadow.module.css';

type MeadowProps = {
  ref: Ref<HTMLDivElement>;
  state: Pick<MoleState, 'mole' | 'mark'>;
  /** The hole in the tab order: the one that was focused last. */
  current: number;
  onFocus: (hole: number) => void;
  onPress: (hole: number, stamp: number) => void;
  holeRef: (hole: number, button: HTMLElement | null) => void;
};

/**
 * Nine holes in the layout of a number pad, in every language. With role="application" screen readers pass the keys to
 * the game.
 */
export function Meadow({ ref, state, current, onFocus, onPress, holeRef }: MeadowProps) {
  const { mole, mark } = state;
  const keys = useId();
  return (
    <div className={css.place}>
      <div
        ref={ref}
        role="application"
        tabIndex={-1}
        aria-label={m['games.whack_a_mole.holes']()}
        aria-describedby={keys}
        dir="ltr"
        className={classNames(game.stage, game.stageFit, css.meadow)}
      >
        <Garden />
        {HOLE_ROWS.flat().map((hole) => (
          <Hole
            key={hole}
            hole={hole}
            isUp={mole?.hole === hole}
            mark={mark?.hole === hole ? mark : null}
            isCurrent={hole === current}
            buttonRef={(button) => holeRef(hole, button)}
            onFocus={() => onFocus(hole)}
            onPress={(stamp) => onPress(hole, stamp)}
          />
        ))}
      </div>
      <div className={css.side}>
        <p id={keys} className={css.keys}>
          <KeyboardIcon />
          {m['games.number_keys']({ count: WHACK_A_MOLE.holes })}
        </p>
      </div>
    </div>
  );
}
