import { nicknameKey } from './nickname.ts';

/** Minimum lengths in characters; shorter words are part of too many other words. Our own estimates. */
const SHORTEST = { word: 3, mailbox: 4, together: 2 } as const;

/** Letters that NFKD does not decompose into a base letter and an accent. */
const BASE_LETTERS = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' } as const;
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'gu');
const ACCENTS = /[\u0300-\u036f]/g;
const DIGITS = /\p{Nd}/gu;

/**
 * Whether a nickname reveals the learner's identity, ignoring accents and digits: it contains their full name, two
 * words of it in any order, one word of it standing alone, or the mailbox part of their email.
 */
export function revealsIdentity(nickname: string, { name, email }: { name: string; email: string }): boolean {
  const words = name
    .split(/[\s-]+/)
    .map(baseLetters)
    .filter(Boolean);
  return revealsName(nickname, words) || revealsMailbox(baseLetters(nickname), email);
}

function revealsName(nickname: string, words: readonly string[]): boolean {
  const key = baseLetters(nickname);
  const whole = words.join('');
  if (words.length > 1 && key.includes(whole)) return true;
  if ([whole, ...words].some((word) => word === key || isOneOf(word, [key]))) return true;
  const parts = nickname.split(/[ _-]+/).map(baseLetters);
  return words.some((word) => word.length >= SHORTEST.word && isOneOf(word, parts)) || containsTwoWords(words, key);
}

/** Whether a word is one of the parts, ignoring digits. */
function isOneOf(word: string, parts: readonly string[]): boolean {
  const letters = withoutDigits(word);
  return letters.length >= SHORTEST.together && parts.some((part) => withoutDigits(part) === letters);
}

/** Whether a nickname contains two words of a name without overlap. */
function containsTwoWords(words: readonly string[], key: string): boolean {
  const longestFirst = words.filter(({ length }) => length >= SHORTEST.together).sort((a, b) => b.length - a.length);
  let rest = key;
  const found = longestFirst.filter((word) => {
    const before = rest;
    rest = rest.replace(word, ' ');
    return rest !== before;
  });
  return found.length > 1;
}

function revealsMailbox(key: string, email: string): boolean {
  const [mailbox = ''] = email.split('@');
  const [name = ''] = mailbox.split('+');
  const isIn = (part: string, all: string) => part.length >= SHORTEST.mailbox && all.includes(part);
  return [baseLetters(mailbox), baseLetters(name)].some(
    (each) => each === key || isIn(each, key) || isIn(withoutDigits(each), withoutDigits(key)),
  );
}

function baseLetters(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(ACCENTS, '');
  return nicknameKey(letters).replaceAll(
    SPECIAL_LETTERS,
    (letter) => BASE_LETTERS[letter as keyof typeof BASE_LETTERS],
  );
}

function withoutDigits(key: string): string {
  return key.replaceAll(DIGITS, '');
}
