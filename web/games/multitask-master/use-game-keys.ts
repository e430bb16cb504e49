import { useEffect, useEffectEvent } from 'react';
import { figureOf } from '../../ui/figure-keys.ts';
import { placeOf } from './places.ts';

type GameKeys = {
  isOn: boolean;
  digitPressed: (digit: number, stamp: number) => void;
  rubOutPressed: (stamp: number) => void;
  enterPressed: (stamp: number) => void;
  /** A letter that names a place. */
  letterPressed: (place: number, stamp: number) => void;
  arrowPressed: (key: string) => void;
};

/**
 * The keys of the game, wherever in it the focus is: digits, Backspace and Enter for the sum, letters and arrow keys for
 * the shapes. Enter on a button presses that button. A key that is held counts once, but rubs out on and on.
 */
export function useGameKeys({ isOn, ...keys }: GameKeys): void {
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    const press = pressOf(event, keys);
    if (!press) return;
    event.preventDefault();
    if (!event.repeat || isRepeatable(event.key)) press();
  });
  useEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [isOn]);
}

function pressOf(event: KeyboardEvent, keys: Omit<GameKeys, 'isOn'>): (() => void) | undefined {
  const { key, target, timeStamp } = event;
  if (key.startsWith('Arrow')) return () => keys.arrowPressed(key);
  if (key === 'Backspace') return () => keys.rubOutPressed(timeStamp);
  // A button that is held down by a key would press itself again and again.
  if (key === 'Enter' && isButton(target) && !event.repeat) return undefined;
  if (key === 'Enter') return () => keys.enterPressed(timeStamp);
  const digit = figureOf(event);
  if (digit !== null) return () => keys.digitPressed(digit, timeStamp);
  const place = placeOfKey(event);
  return place === undefined ? undefined : () => keys.letterPressed(place, timeStamp);
}

function isRepeatable(key: string): boolean {
  return key === 'Backspace' || key.startsWith('Arrow');
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

function placeOfKey({ key, code }: KeyboardEvent): number | undefined {
  // Where the keys bear other letters than these, their usual place counts.
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-I])$/.exec(code)?.[1];
  return letter === undefined ? undefined : placeOf(letter);
}
