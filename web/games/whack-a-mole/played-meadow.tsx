import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { WHACK_A_MOLE } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import type { MoleState } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import { Announcement } from '../../play/frame/announcement.tsx';
import { pressStart } from '../../play/frame/press-start.ts';
import { useKeys } from '../../play/frame/use-keys.ts';
import game from '../../ui/game.module.css';
import { KeyboardIcon } from '../../ui/icons.ts';
import { classNames } from '../../ui/layout/layout.tsx';
import { playSound } from '../../ui/speech/sounds.ts';
import { Burrow, MOLE } from '../garden/burrow.tsx';
import { Garden } from '../garden/garden.tsx';
import { HOLE_ROWS, holeBeside, holeOfKey, MIDDLE_HOLE } from './hole-places.ts';
import css from './meadow.module.css';

type PlayedMeadowProps = {
  state: Pick<MoleState, 'mole' | 'mark'>;
  /** The number of moles touched so far. */
  touched: number;
  /** The text for screen readers. */
  words: string;
  isPaused: boolean;
  onPress: (hole: number, stamp: number) => void;
};

/** The meadow with keyboard control, focus and sound. */
export function PlayedMeadow({ state, touched, words, isPaused, onPress }: PlayedMeadowProps) {
  const [holes] = useState(() => new Map<number, HTMLElement>());
  const [current, setCurrent] = useState(MIDDLE_HOLE);
  const meadow = useRef<HTMLDivElement>(null);
  const focus = (hole: number) => holes.get(hole)?.focus({ preventScroll: true });

  // The keys 1 to 9 press a hole, arrow keys move the focus. A held key counts once.
  useKeys(!isPaused, (event) => {
    const [hole, neighbour] = [holeOfKey(event), holeBeside(current, event.key)];
    if (hole === undefined && neighbour === undefined) return;
    event.preventDefault();
    if (hole === undefined) focus(neighbour ?? current);
    else if (!event.repeat) onPress(hole, event.timeStamp);
  });
  useLayoutEffect(() => {
    if (!isPaused) meadow.current?.focus({ preventScroll: true });
  }, [isPaused]);
  useLayoutEffect(() => {
    if (touched > 0) playSound('mole-touched');
  }, [touched]);

  return (
    <>
      <Meadow
        ref={meadow}
        state={state}
        current={current}
        onFocus={setCurrent}
        onPress={onPress}
        holeRef={(hole, button) => (button ? holes.set(hole, button) : holes.delete(hole))}
      />
      {/* Assertive, because the position of a mole is soon out of date. */}
      <Announcement assertive words={isPaused ? '' : words} />
    </>
  );
}

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
function Meadow({ ref, state, current, onFocus, onPress, holeRef }: MeadowProps) {
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
function Hole({ hole, isUp, mark, isCurrent, buttonRef, onFocus, onPress }: HoleProps) {
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
