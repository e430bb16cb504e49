import type { AddressedLetter } from './letter.ts';

const MAX_LETTERS = 50;

export type LocalLetter = AddressedLetter & { at: Date };
export type LocalMailbox = ReturnType<typeof createLocalMailbox>;
/** `list`: newest first. */
export type LetterBox = {
  keep(letter: LocalLetter): Promise<void>;
  list(): Promise<readonly LocalLetter[]>;
};

/** The last letters, in memory only, because they contain valid links. */
export function createLetterBox(): LetterBox {
  let letters: LocalLetter[] = [];
  return {
    async keep(letter) {
      letters = [letter, ...letters].slice(0, MAX_LETTERS);
    },
    list: async () => letters,
  };
}

/** A transport that keeps letters for the local mail page and calls `tell` for each. */
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
