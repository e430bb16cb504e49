import type { Ref } from 'react';
import { PADS, type Pad } from '#rules/games/simon.ts';
import { pressStart } from '../../sitting/press-start.ts';
import { classNames } from '../../ui/class-names.ts';
import { PAD_FACES, PadShape } from './pad-faces.tsx';
import css from './pad-ring.module.css';

type PadRingProps = {
  level: number;
  isMyTurn: boolean;
  /** The pad that Tab leads to; arrow keys lead on from there. */
  current: Pad;
  onFocus: (pad: Pad) => void;
  onPress: (pad: Pad, stamp: number) => void;
  refs: Record<'button' | 'shownMark' | 'pressedMark', Ref<HTMLElement>>;
};

/** Six pads in a ring, the level in its middle. */
export function PadRing({ level, isMyTurn, current, onFocus, onPress, refs }: PadRingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a ring of pads is no part of a form
    <div
      role="group"
      aria-label="Six pads in a ring"
      className={classNames(css.ring)}
      data-turn={isMyTurn || undefined}
    >
      {PADS.map((pad, place) => (
        <button
          key={pad}
          ref={refs.button as Ref<HTMLButtonElement>}
          type="button"
          className={classNames(css.pad)}
          data-pad={pad}
          aria-label={PAD_FACES[pad].name}
          aria-keyshortcuts={String(place + 1)}
          tabIndex={pad === current ? 0 : -1}
          onFocus={() => onFocus(pad)}
          {...pressStart((stamp) => onPress(pad, stamp))}
        >
          <PadShape pad={pad} />
          <span className={css.key} aria-hidden="true">
            {place + 1}
          </span>
          <LitMark pad={pad} kind="shown" ref={refs.shownMark} />
          <LitMark pad={pad} kind="pressed" ref={refs.pressedMark} />
        </button>
      ))}
      <p className={css.middle}>
        <span>Level</span> <b>{level}</b>
      </p>
    </div>
  );
}

type LitMarkProps = { pad: Pad; kind: 'shown' | 'pressed'; ref: Ref<HTMLElement> };

/**
 * Lies over its pad, unseen until it is animated. What is shown has its own, apart from what is pressed: the compositor
 * does not take an element with two animations.
 */
function LitMark({ pad, kind, ref }: LitMarkProps) {
  return (
    <span ref={ref} className={css.lit} data-lit={kind} aria-hidden="true">
      <PadShape pad={pad} />
    </span>
  );
}
