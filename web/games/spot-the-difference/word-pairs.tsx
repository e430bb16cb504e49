import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { m } from '#messages';
import type { Scene } from '#rules/games/spot-the-difference/scene/compose-scene.ts';
import type { Thing } from '#rules/games/spot-the-difference/scene/thing.ts';
import { type Place, placeOfPair } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import type { SpotState } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { CheckCircleIcon } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { thingDescription } from './scene-words.ts';
import css from './word-pairs.module.css';

type WordPairsProps = {
  state: SpotState;
  isPaused: boolean;
  onPress: (at: Place, stamp: number) => void;
};

/** The things of both images as text, from top to bottom. A press marks a pair as different. */
export function WordPairs({ state, isPaused, onPress }: WordPairsProps) {
  const { scene, tally, miss } = state;
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
    <Stack isWide className={css.words}>
      <p>{m['games.spot_the_difference.words.intro']()}</p>
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
              <ThingLine image="A" scene={scene} thing={a} />
              <ThingLine image="B" scene={scene} thing={b} />
              {found.includes(pair) && (
                <span className={css.mark}>
                  <CheckCircleIcon />
                  {m['games.spot_the_difference.found']()}
                </span>
              )}
              {isMissed(pair) && (
                <span className={css.mark}>{m['games.spot_the_difference.miss']({ shown_as: 'words' })}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

type ThingLineProps = { image: 'A' | 'B'; scene: Scene; thing: Thing | null };

/** The thing of an image at one position. */
function ThingLine({ image, scene, thing }: ThingLineProps) {
  return (
    <span className={css.line}>
      <ParaglideMessage
        message={m['games.spot_the_difference.words.in_image']}
        inputs={{
          image,
          thing: thing ? thingDescription(scene, thing) : m['games.spot_the_difference.words.nothing'](),
        }}
        markup={{ label: ({ children }) => <b>{children}</b>, content: ({ children }) => <span>{children}</span> }}
      />
    </span>
  );
}

/** Arrow keys move the focus. Held Enter presses once. */
function keyed(event: KeyboardEvent<HTMLOListElement>): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button.matches(':focus'));
  buttons[Math.min(Math.max(0, from + by), buttons.length - 1)]?.focus();
}
