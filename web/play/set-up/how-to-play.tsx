import { m } from '#messages';
import layout from '../../ui/layout.module.css';
import css from './how-to-play.module.css';

/** How to play a game with each input device, in a sentence or two. */
export type Instructions = { mouse: string; finger: string; keys: string; screenReader?: string };

/** How to play with the input devices that are present; the text for screen readers is visually hidden. */
export function HowToPlay({ mouse, finger, keys, screenReader }: Instructions) {
  return (
    <dl className={css.ways}>
      <div data-input="mouse">
        <dt>{m['play.set_up.mouse']()}</dt>
        <dd>{mouse}</dd>
      </div>
      <div data-input="finger">
        <dt>{m['play.set_up.finger']()}</dt>
        <dd>{finger}</dd>
      </div>
      <div data-input="keys">
        <dt>{m['play.set_up.keys']()}</dt>
        <dd>{keys}</dd>
      </div>
      {screenReader && (
        <div className={layout.hidden}>
          <dt>{m['play.set_up.screen_reader']()}</dt>
          <dd>{screenReader}</dd>
        </div>
      )}
    </dl>
  );
}
