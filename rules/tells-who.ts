import { nicknameKey } from './nickname.ts';

/** Shorter words of a name stand in too many other words. */
const SHORTEST = { word: 3, mailbox: 4, together: 2 } as const;

/** Letters with something in them that is no accent of its own. */
const PLAIN = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' } as const;
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
const ACCENTS = /[\u0300-\u036f]/g;
const DIGITS = /\p{Nd}/gu;

/**
 * Whether a nickname says who somebody is, with or without accents and digits: by their name, by two words of it in
 * whatever order, by one word of it that stands alone, or by their email before the @.
 */
export function tellsWho(nickname: string, { name, email }: { name: string; email: string }): boolean {
  const words = name
    .split(/[\s-]+/)
    .map(plain)
    .filter(Boolean);
  return tellsName(nickname, words) || tellsMailbox(plain(nickname), email);
}

function tellsName(nickname: string, words: readonly string[]): boolean {
  const key = plain(nickname);
  const whole = words.join('');
  if (words.length > 1 && key.includes(whole)) return true;
  if ([whole, ...words].some((word) => word === key || isAlone(word, [key]))) return true;
  const parts = nickname.split(/[ _-]+/).map(plain);
  return words.some((word) => word.length >= SHORTEST.word && isAlone(word, parts)) || holdsTwo(words, key);
}

/** Whether a word stands among others, maybe with digits at it. */
function isAlone(word: string, parts: readonly string[]): boolean {
  const letters = withoutDigits(word);
  return letters.length >= SHORTEST.together && parts.some((part) => withoutDigits(part) === letters);
}

/** Whether two words of a name stand in a nickname, each in a place of its own. */
function holdsTwo(words: readonly string[], key: string): boolean {
  const longestFirst = words.filter(({ length }) => length >= SHORTEST.together).sort((a, b) => b.length - a.length);
  let rest = key;
  const found = longestFirst.filter((word) => {
    const before = rest;
    rest = rest.replace(word, ' ');
    return rest !== before;
  });
  return found.length > 1;
}

function tellsMailbox(key: string, email: string): boolean {
  const [mailbox = ''] = email.split('@');
  const [name = ''] = mailbox.split('+');
  const isIn = (part: string, all: string) => part.length >= SHORTEST.mailbox && all.includes(part);
  return [plain(mailbox), plain(name)].some(
    (each) => each === key || isIn(each, key) || isIn(withoutDigits(each), withoutDigits(key)),
  );
}

function plain(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(ACCENTS, '');
  return nicknameKey(letters).replaceAll(NOT_PLAIN, (letter) => PLAIN[letter as keyof typeof PLAIN]);
}

function withoutDigits(key: string): string {
  return key.replaceAll(DIGITS, '');
}
