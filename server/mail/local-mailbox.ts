import type { AddressedLetter } from './letter.ts';

const MAX_LETTERS = 50;

export type LocalLetter = AddressedLetter & { at: Date };
export type LocalMailbox = ReturnType<typeof createLocalMailbox>;

/**
 * A transport that keeps the last letters for the local mail page and calls `print` for each. They stay in memory, because
 * they contain valid links. `read`: newest first.
 */
export function createLocalMailbox(now: () => Date, print: (letter: AddressedLetter) => void) {
  let letters: readonly LocalLetter[] = [];
  return {
    async send(letter: AddressedLetter): Promise<void> {
      letters = [{ ...letter, at: now() }, ...letters].slice(0, MAX_LETTERS);
      print(letter);
    },
    read: () => letters,
  };
}
