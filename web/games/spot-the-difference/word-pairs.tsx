import { type KeyboardEvent, useEffect, useRef } from 'react';
import { thingDescription } from '#rules/games/spot-scene/descriptions.ts';
import { type Place, placeOfPair } from '#rules/games/spot-the-difference.ts';
import type { SpotState } from '#rules/games/spot-the-difference-reducer.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckCircleIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { MISS_WORDS } from './game-words.ts';
import css from './word-pairs.module.css';

type WordPairsProps = {
  round: SpotState;
  isPaused: boolean;
  onPress: (at: Place, stamp: number) => void;
};

/** The things of both images in words, from the top down. A press says that the two differ. */
export function WordPairs({ round, isPaused, onPress }: WordPairsProps) {
  const { scene, tally, miss } = round;
  const list = useRef<HTMLOListElement>(null);
  const found = tally.found.map((place) => scene.differences[place]?.pair);
  useEffect(() => {
    if (!isPaused) list.current?.querySelector('button')?.focus();
  }, [isPaused]);
  const isMissed = (pair: number) => {
    const at = miss && placeOfPair(scene, pair);
    return Boolean(at && miss.x === Math.round(at.x) && miss.y === Math.round(at.y));
  };
  return (
    <div className={classNames(css.words, layout.stack, layout.stackWide)}>
      <p>
        Press each thing that is not the same in both images. Size 1 is the smallest. The places count from 0 to 100,
        from the left and from the top.
      </p>
      <ol ref={list} className={css.list} onKeyDown={keyed}>
        {scene.pairs.map(({ a, b }, pair) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a scene never change
          <li key={pair}>
            <button
              type="button"
              className={css.pair}
              data-found={found.includes(pair) || undefined}
              onClick={(event) => onPress(placeOfPair(scene, pair), event.timeStamp)}
            >
              <span className={css.line}>
                <b>A:</b> <span>{a ? thingDescription(scene, a) : 'nothing'}</span>
              </span>
              <span className={css.line}>
                <b>B:</b> <span>{b ? thingDescription(scene, b) : 'nothing'}</span>
              </span>
              {found.includes(pair) && (
                <span className={css.mark}>
                  <CheckCircleIcon />
                  Found
                </span>
              )}
              {isMissed(pair) && <span className={css.mark}>{MISS_WORDS.words}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Arrow keys lead from thing to thing. Enter that is held presses once. */
function keyed(event: KeyboardEvent<HTMLOListElement>): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button.matches(':focus'));
  buttons[Math.min(Math.max(0, from + by), buttons.length - 1)]?.focus();
}
