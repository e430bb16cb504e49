/** The sounds of the acoustic model, as the CMU dictionary writes them. Longer spellings come first. */
const SPELLINGS: readonly (readonly [spelling: RegExp, sounds: string])[] = [
  [/^tch/, 'CH'],
  [/^igh/, 'AY'],
  [/^tion/, 'SH AH N'],
  [/^sion/, 'ZH AH N'],
  [/^ture/, 'CH ER'],
  [/^ough/, 'AO'],
  [/^augh/, 'AO'],
  [/^eigh/, 'EY'],
  [/^le$/, 'AH L'],
  [/^e$/, ''],
  [/^es$/, 'S'],
  [/^ed$/, 'D'],
  [/^y$/, 'IY'],
  [/^(ch)/, 'CH'],
  [/^sh/, 'SH'],
  [/^th/, 'TH'],
  [/^ph/, 'F'],
  [/^wh/, 'W'],
  [/^kn/, 'N'],
  [/^wr/, 'R'],
  [/^ck/, 'K'],
  [/^ng/, 'NG'],
  [/^qu/, 'K W'],
  [/^(ee|ea|ie|ei)/, 'IY'],
  [/^(ai|ay|ey)/, 'EY'],
  [/^(oa|ow)/, 'OW'],
  [/^oo/, 'UW'],
  [/^ou/, 'AW'],
  [/^(oi|oy)/, 'OY'],
  [/^(au|aw)/, 'AO'],
  [/^(ue|ew|eu)/, 'UW'],
  [/^ar/, 'AA R'],
  [/^or/, 'AO R'],
  [/^(er|ir|ur)/, 'ER'],
  // A vowel before one consonant and a silent e is long.
  [/^a(?=[bcdfgklmnpstvz]e)/, 'EY'],
  [/^e(?=[bcdfgklmnpstvz]e)/, 'IY'],
  [/^i(?=[bcdfgklmnpstvz]e)/, 'AY'],
  [/^o(?=[bcdfgklmnpstvz]e)/, 'OW'],
  [/^u(?=[bcdfgklmnpstvz]e)/, 'UW'],
  [/^c(?=[eiy])/, 'S'],
  [/^g(?=[eiy])/, 'JH'],
  // Doubled consonants are one sound.
  [/^([bcdfghjklmnpqrstvwxz])(?=\1)/, ''],
  [/^a$/, 'AH'],
  [/^o$/, 'OW'],
];
const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: 'AE', b: 'B', c: 'K', d: 'D', e: 'EH', f: 'F', g: 'G', h: 'HH', i: 'IH', j: 'JH', k: 'K', l: 'L', m: 'M' },
  ...{ n: 'N', o: 'AA', p: 'P', q: 'K', r: 'R', s: 'S', t: 'T', u: 'AH', v: 'V', w: 'W', x: 'K S', y: 'IH', z: 'Z' },
};
const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** For each part of a compound word; more would make the graph large. */
const PRONUNCIATIONS_AT_MOST = 4;

/**
 * The ways to say a word of a text, as sounds separated by spaces; none for a word that cannot be followed, such as a
 * number from 1000, which has no single way to be read.
 * @param dictionary the pronunciations of a word in small letters, none when it does not know the word
 */
export function wordSounds(word: string, dictionary: (word: string) => readonly string[]): string[] {
  const parts = spokenWords(word);
  if (parts === null || parts.length === 0) return [];
  return parts
    .map((part) => soundsOf(part, dictionary))
    .reduce((before, next) => before.flatMap((first) => next.map((second) => `${first} ${second}`.trim())), [''])
    .filter((sounds) => sounds !== '')
    .slice(0, PRONUNCIATIONS_AT_MOST);
}

/** Whether the dictionary knows how a word of a text is said, so that it need not be guessed. */
export function isKnownWord(word: string, dictionary: (word: string) => readonly string[]): boolean {
  const known = (part: string) => dictionary(part).length > 0 || dictionary(part.replace(/'s$/, '')).length > 0;
  return spokenWords(word)?.every(known) ?? false;
}

/** The words in which a word is spoken, in small letters: "forty-two" and "42" are two. Null for what has no single way. */
function spokenWords(word: string): string[] | null {
  const plain = word.toLowerCase().replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '');
  const parts = plain.split(/[^a-z0-9']+/).filter((part) => /[a-z0-9]/.test(part));
  const spoken = parts.map((part) => (/\d/.test(part) ? numberWords(part) : [part.replaceAll(/^'+|'+$/g, '')]));
  return spoken.includes(null) ? null : spoken.flatMap((each) => each ?? []);
}

function numberWords(digits: string): string[] | null {
  if (!/^\d{1,3}$/.test(digits)) return null;
  const number = Number(digits);
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  if (hundreds === 0) return belowHundred(number);
  return [ONES[hundreds] ?? '', 'hundred', ...(rest === 0 ? [] : belowHundred(rest))];
}

function belowHundred(number: number): string[] {
  const small = ONES[number] ?? TEENS[number - ONES.length];
  if (small) return [small];
  const ones = number % 10;
  return [TENS[Math.floor(number / 10)] ?? '', ...(ones === 0 ? [] : [ONES[ones] ?? ''])];
}

function soundsOf(word: string, dictionary: (word: string) => readonly string[]): readonly string[] {
  const known = dictionary(word);
  if (known.length > 0) return known;
  const owner = /^(.+)'s$/.exec(word)?.[1];
  if (owner)
    return soundsOf(owner, dictionary).map((sounds) => `${sounds} ${/(S|Z|SH|CH|JH)$/.test(sounds) ? 'AH Z' : 'Z'}`);
  return [spelledSounds(word)];
}

/** A guess from the spelling. */
function spelledSounds(word: string): string {
  const sounds: string[] = [];
  let rest = word.replaceAll(/[^a-z]/g, '');
  while (rest !== '') {
    const [spelling, sound] = SPELLINGS.find(([each]) => each.test(rest)) ?? [null, LETTERS[rest.charAt(0)] ?? ''];
    const length = spelling?.exec(rest)?.[0].length ?? 1;
    // A word needs a sound, even "e".
    sounds.push(sound === '' && sounds.length === 0 && rest.length === 1 ? (LETTERS[rest] ?? '') : sound);
    rest = rest.slice(Math.max(1, length));
  }
  return sounds.filter(Boolean).join(' ');
}
