import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { figure } from './count-words.ts';

/** The count shows when so much of the room is left, as a part of one. */
const SHOWN_BELOW = 0.1;

type CharactersLeftProps = { box: string; most: number; typed: number };

/** How much still fits, near the end only. Read out when it appears and when nothing more fits, not at every key. */
export function CharactersLeft({ box, most, typed }: CharactersLeftProps) {
  const left = Math.max(0, most - typed);
  const isNear = left <= most * SHOWN_BELOW;
  const full = `The ${box} box is full. It holds ${figure(most)} characters.`;
  return (
    <>
      {isNear && (
        <p className={classNames(layout.soft, layout.small)}>
          {left === 0 ? full : `${figure(left)} ${left === 1 ? 'character' : 'characters'} left`}
        </p>
      )}
      <p className={layout.hidden} role="status">
        {left === 0 ? full : isNear && `The ${box} box is nearly full.`}
      </p>
    </>
  );
}
