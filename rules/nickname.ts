export const NICKNAME = { shortest: 2, longest: 24 } as const;

/** Letters of any script, digits, spaces, - and _; a letter or a digit comes first. */
const WRITTEN = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd} _-]*$/u;
/** Letters that draw nothing, so that a name looks empty or like another one. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** More marks on one letter than any script needs: they would run over the lines around. */
const PILED = /\p{M}{4}/u;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{M}\p{Nd}]/gu;
/** Alphabets with letters that look like those of another one: two of them in one name make it look like another name. */
const ALPHABETS = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u, /\p{sc=Cherokee}/u];

/** A nickname as it is kept: in one Unicode form, without spaces around it, with one space where several stood. */
export function tidyNickname(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
}

/** Whether a tidy nickname can be shown: 2 to 24 characters, all of them of a kind that a name is written with. */
export function isNickname(nickname: string): boolean {
  const { length } = [...nickname];
  if (length < NICKNAME.shortest || length > NICKNAME.longest) return false;
  return WRITTEN.test(nickname) && !UNSEEN.test(nickname) && !PILED.test(nickname) && isOfOneAlphabet(nickname);
}

function isOfOneAlphabet(nickname: string): boolean {
  return ALPHABETS.filter((letter) => letter.test(nickname.normalize('NFKC'))).length <= 1;
}

/** The same for all ways of writing one nickname: in capitals or small letters, in one word or with spaces, - and _. */
export function nicknameKey(nickname: string): string {
  const small = nickname.normalize('NFKC').toLowerCase().normalize('NFKC');
  return small.replaceAll(NEITHER_LETTER_NOR_DIGIT, '');
}
