/** The length of a nickname, in characters. Our own limits. */
export const NICKNAME = { shortest: 2, longest: 24 } as const;

/** Letters of any script, digits, spaces, - and _, starting with a letter or digit. */
const ALLOWED = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd} _-]*$/u;
/** Invisible characters could make two names look the same. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** No script needs four marks on one letter; stacked marks overlap other lines. */
const STACKED_MARKS = /\p{M}{4}/u;
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{M}\p{Nd}]/gu;
/** Alphabets with look-alike letters; mixing two in one name would let it imitate another name. */
const LOOK_ALIKE_ALPHABETS = [
  /\p{sc=Latin}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Cherokee}/u,
];

/** A typed nickname in NFC, trimmed and with single spaces. */
export function normalizeNickname(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
}

/** Whether a normalised nickname is allowed: 2 to 24 characters, visible, of one alphabet. */
export function isValidNickname(nickname: string): boolean {
  const { length } = [...nickname];
  if (length < NICKNAME.shortest || length > NICKNAME.longest) return false;
  return (
    ALLOWED.test(nickname) && !INVISIBLE.test(nickname) && !STACKED_MARKS.test(nickname) && hasOneAlphabet(nickname)
  );
}

function hasOneAlphabet(nickname: string): boolean {
  return LOOK_ALIKE_ALPHABETS.filter((letter) => letter.test(nickname.normalize('NFKC'))).length <= 1;
}

/** A key that is equal for nicknames that differ only in case, spaces, - and _. */
export function nicknameKey(nickname: string): string {
  const lower = nickname.normalize('NFKC').toLowerCase().normalize('NFKC');
  return lower.replaceAll(NOT_LETTER_OR_DIGIT, '');
}
