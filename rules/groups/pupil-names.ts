/** Letters without a decomposition in Unicode, and how they are typed on a keyboard that lacks them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd', đ: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ŧ: 't' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ς: 'σ' },
};

/**
 * Accents of Latin, Greek and Cyrillic letters, the optional vowel marks of Hebrew and Arabic, and variation selectors. The
 * marks of other scripts stay: they are vowels, without which different names would be the same.
 */
const ACCENTS =
  /[\u0300-\u036F]|[\u0591-\u05C7]|[\u0610-\u061A]|[\u064B-\u065F]|\u0670|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\uFE00-\uFE0F]/g;

/** Everything but letters, their marks and digits; also the modifier letters that are typed as apostrophes. */
const NOT_IN_KEYS = /[^\p{L}\p{M}\p{N}]|[\u02B0-\u02FF\u0640\uA78B\uA78C]/gu;

/** Where one part of a name ends: at spaces and hyphens. */
const PART_ENDS = /[\s\p{Pd}]+/u;

/**
 * The key by which two spellings of a name are the same: without case, accents, apostrophes, hyphens, spaces and invisible
 * characters. A name without letters and digits keeps its characters. The key of a key is the key itself.
 */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  const letters = folded.replaceAll(ACCENTS, '').replaceAll(NOT_IN_KEYS, '');
  const plain = [...letters].map((letter) => PLAIN_LETTERS[letter] ?? letter).join('');
  return plain.normalize('NFC') || name.normalize('NFKC').trim().toLowerCase();
}

/** Whether two names are of one person in two spellings; the number of a second pupil of the same name does not count. */
export function isSameName(one: string, other: string): boolean {
  const own = (name: string) => nameKey(name.trim().replace(/ \d{1,2}$/, ''));
  return own(one) === own(other);
}

/**
 * Which of these names a person typed: the one with the same key, or the only one that begins with the typed first names;
 * undefined when no name or more than one fits.
 */
export function findTypedName<Named extends { name: string }>(all: readonly Named[], typed: string): Named | undefined {
  const key = nameKey(typed);
  const whole = all.filter(({ name }) => nameKey(name) === key);
  // Two names of an earlier version can differ only in an accent. Then it has to be typed.
  if (whole.length > 0) return onlyOne(whole) ?? onlyOne(whole.filter(({ name }) => isWritten(name, typed)));
  return onlyOne(all.filter(({ name }) => firstNameKeys(name).includes(key)));
}

/** The keys of the first name, the first two names and so on. */
function firstNameKeys(name: string): string[] {
  const parts = name.split(PART_ENDS).filter((part) => part !== '');
  return parts.map((_, at) => nameKey(parts.slice(0, at + 1).join(' ')));
}

function isWritten(name: string, typed: string): boolean {
  return name.normalize('NFKC').toLowerCase() === typed.normalize('NFKC').trim().toLowerCase();
}

function onlyOne<Each>(all: readonly Each[]): Each | undefined {
  return all.length === 1 ? all[0] : undefined;
}
