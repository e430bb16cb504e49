import type { AddressedLetter } from './letter.ts';

const MOST = 50;

export type LocalLetter = AddressedLetter & { at: Date };
export type LocalMailbox = ReturnType<typeof createLocalMailbox>;
/** `list`: the newest first. */
export type LetterBox = {
  keep(letter: LocalLetter): Promise<void>;
  list(): Promise<readonly LocalLetter[]>;
};

/** The last letters, in memory: they hold links that work, so they are never written to the disk. */
export function createLetterBox(): LetterBox {
  let letters: LocalLetter[] = [];
  return {
    async keep(letter) {
      letters = [letter, ...letters].slice(0, MOST);
    },
    list: async () => letters,
  };
}

/** Where letters can be read on the machine itself. */
export function createLocalMailbox(
  now: () => Date,
  tell: (letter: AddressedLetter) => void,
  letters: LetterBox = createLetterBox(),
) {
  return {
    async send(letter: AddressedLetter): Promise<void> {
      await letters.keep({ ...letter, at: now() });
      tell(letter);
    },
    read: letters.list,
  };
}
