import type { AddressedLetter } from './letter.ts';

const MOST = 50;

export type LocalLetter = AddressedLetter & { at: Date };
export type LocalMailbox = ReturnType<typeof createLocalMailbox>;

/** Where letters can be read on the machine itself. They hold links that work, so they are never written to the disk. */
export function createLocalMailbox(now: () => Date, tell: (letter: AddressedLetter) => void) {
  let letters: LocalLetter[] = [];
  return {
    async send(letter: AddressedLetter): Promise<void> {
      letters = [{ ...letter, at: now() }, ...letters].slice(0, MOST);
      tell(letter);
    },
    /** The newest first. */
    read: (): readonly LocalLetter[] => letters,
  };
}
