import type { MoleState } from '#rules/games/whack-a-mole-reducer.ts';
import { classNames } from '../../ui/class-names.ts';
import game from '../../ui/game.module.css';
import { KeyboardIcon } from '../../ui/icons.ts';
import { Hole } from './hole.tsx';
import { HOLE_ROWS } from './hole-places.ts';
import css from './meadow.module.css';

type MeadowProps = {
  round: MoleState;
  /** The hole that Tab leads to; arrow keys lead on from there. */
  current: number;
  onFocus: (hole: number) => void;
  onPress: (hole: number, stamp: number) => void;
  holeRef: (hole: number, button: HTMLElement | null) => void;
};

/** Nine holes, laid out as the keys of a number pad. Screen readers leave its keys to the game. */
export function Meadow({ round, current, onFocus, onPress, holeRef }: MeadowProps) {
  const { mole, mark } = round;
  return (
    <div className={css.place}>
      <div role="application" aria-label="Nine holes" className={classNames(game.stage, game.stageFit, css.meadow)}>
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
        <p className={css.keys}>
          <KeyboardIcon />
          Keys 1 to 9, or arrow keys and Enter.
        </p>
      </div>
    </div>
  );
}
