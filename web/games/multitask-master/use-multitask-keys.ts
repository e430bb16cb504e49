import { useKeys } from '../../play/frame/use-keys.ts';
import { digitOf } from '../../ui/controls/digit-keys.ts';
import { placeOf } from './places.ts';

type MultitaskKeys = {
  isOn: boolean;
  digitPressed: (digit: number, stamp: number) => void;
  backspacePressed: (stamp: number) => void;
  enterPressed: (stamp: number) => void;
  /** Called for the letter of a shape. */
  letterPressed: (place: number, stamp: number) => void;
  arrowPressed: (key: string) => void;
};

/**
 * The keyboard control of the game, independent of the focus: digits, Backspace and Enter for the sum, letters and
 * arrow keys for the shapes. Enter on a button presses that button. A held key counts once, except Backspace and arrow
 * keys.
 */
export function useMultitaskKeys({ isOn, ...keys }: MultitaskKeys): void {
  useKeys(isOn, (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const press = pressOf(event, keys);
    if (!press) return;
    event.preventDefault();
    if (!event.repeat || isRepeatable(event.key)) press();
  });
}

function pressOf(event: KeyboardEvent, keys: Omit<MultitaskKeys, 'isOn'>): (() => void) | undefined {
  const { key, target, timeStamp } = event;
  if (key.startsWith('Arrow')) return () => keys.arrowPressed(key);
  if (key === 'Backspace') return () => keys.backspacePressed(timeStamp);
  // While Enter is held, a button would repeat its click.
  if (key === 'Enter' && isButton(target) && !event.repeat) return undefined;
  if (key === 'Enter') return () => keys.enterPressed(timeStamp);
  const digit = digitOf(event);
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
  // On non-Latin keyboards the position of the key is used.
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-I])$/.exec(code)?.[1];
  return letter === undefined ? undefined : placeOf(letter);
}
