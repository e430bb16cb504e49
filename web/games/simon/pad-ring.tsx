import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type Ref, useState } from 'react';
import { m } from '#messages';
import { PADS, type Pad } from '#rules/games/simon/simon.ts';
import { pressStart } from '../../play/frame/press-start.ts';
import { PadShape } from './pad-faces.tsx';
import css from './pad-ring.module.css';

type PadRingProps = {
  level: number;
  /** In a run with levels the centre shows the length of the sequence, because the level does not change. */
  hasLevels: boolean;
  isMyTurn: boolean;
  /** The pad in the tab order: the one that was focused last. */
  current: Pad;
  onFocus: (pad: Pad) => void;
  onPress: (pad: Pad, stamp: number) => void;
  /** The id of the text that describes its keys. */
  keysId: string;
  ref: Ref<HTMLDivElement>;
  refs: Record<'button' | 'shownMark' | 'pressedMark', Ref<HTMLElement>>;
};

/**
 * Six pads in a ring with the level in the centre. With role="application" screen readers pass the keys to the game.
 */
export function PadRing({ level, hasLevels, isMyTurn, current, onFocus, onPress, keysId, ref, refs }: PadRingProps) {
  return (
    <div
      ref={ref}
      role="application"
      tabIndex={-1}
      aria-label={m['games.simon.pads']()}
      aria-describedby={keysId}
      className={css.ring}
      data-turn={isMyTurn || undefined}
    >
      {PADS.map((pad, place) => (
        <button
          key={pad}
          ref={refs.button as Ref<HTMLButtonElement>}
          type="button"
          className={css.pad}
          data-pad={pad}
          aria-label={m['games.simon.pad']({ pad })}
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
        <ParaglideMessage
          message={hasLevels ? m['games.simon.length'] : m['games.simon.level']}
          inputs={{ level }}
          markup={{ label: ({ children }) => <span>{children}</span>, number: ({ children }) => <b>{children}</b> }}
        />
      </p>
    </div>
  );
}

type LitMarkProps = { pad: Pad; kind: 'shown' | 'pressed'; ref: Ref<HTMLElement> };

/**
 * A layer over a pad, invisible until it is animated. Sequence and presses use separate layers, because the compositor
 * does not animate an element with two animations.
 */
function LitMark({ pad, kind, ref }: LitMarkProps) {
  return (
    <span ref={ref} className={css.lit} data-lit={kind} aria-hidden="true">
      <PadShape pad={pad} />
    </span>
  );
}

/** A map with one element of each pad, and the ref that fills it. */
export function usePadElements() {
  const [elementsAndRef] = useState(() => {
    const elements = new Map<Pad, HTMLElement>();
    const ref = (element: HTMLElement | null) => {
      const pad = element?.closest<HTMLElement>('[data-pad]')?.dataset.pad as Pad | undefined;
      if (element && pad) elements.set(pad, element);
    };
    return [elements, ref] as const;
  });
  return elementsAndRef;
}
