/**
 * How a word is pronounced: a letter for each syllable. `s` is a stressed short vowel, which keeps the consonant after
 * it ("riv-er"); `o` is every other vowel ("ri-val").
 */
export type SyllablePattern = string;

type Vowel = { start: number; end: number };

/** The consonants that can begin a syllable. */
const ONSET =
  /^(?:[bcdfghjklmnpqrstvwyz]|[bcfgp]l|[bcdfgpt]r|[cgpstw]h|gn|kn|wr|s[cklmnpqtw]|[dt]w|[st]hr|s[cpt]r|spl|chr|phr|s?qu)$/;
/**
 * Several letters of one sound, which are not split: they stay
 * with a short vowel before them, or go with the vowel after them.
 */
const ONE_SOUND = /^(?:[cgpstw]h|[b-df-hj-np-tv-z])$/;
/** Consonants that never begin a syllable. */
const AFTER_VOWEL = /^(?:ck|tch|dg|x)$/;
/** Pairs of vowels that can be pronounced separately, the most frequent ones first. */
const APART = 'ia io eo iu ua uo yi ye ie ue ui oe oi ea ei ee ao ai au ou'.split(' ');
/** A place between two letters, by what is before and after it: Safari 15 knows no expression that looks back. */
type Cut = { before: RegExp; after: RegExp };

/** Where two vowels are heard one by one, if nothing else is known of the word: "go|ing", "li|on", "ra|dio", "u|su|al". */
const TWO_VOWELS: readonly Cut[] = [
  { before: /[aeiou]$/, after: /^ings?$/ },
  { before: /^[^aeiou]*i$/, after: /^[aou]/ },
  { before: /[^cghlnstx]i$/, after: /^[aou](?!ge)/ },
  { before: /[^cft]i$/, after: /^e(?:t|nt|nce)s?$/ },
  { before: /[^gq]u$/, after: /^(?:a[lt]|ous|els?$|in)/ },
  { before: /e$/, after: /^(?:os?|ums?)$/ },
  { before: /[aeiou].*e$/, after: /^as?$/ },
  { before: /cre$/, after: /^at(?!u)/ },
  { before: /po$/, after: /^e[mt]/ },
];
/** Where an accent says that two vowels are heard one by one: "Zo|ë", "na|ïve", "Mari|a". */
const APART_BY_ACCENT: readonly Cut[] = [
  { before: /[aeiouà-öø-ÿ]$/, after: /^[ëïíú]/ },
  { before: /[ao]$/, after: /^é/ },
  { before: /[éíú]$/, after: /^[aáoóu]/ },
];
/** What ends with an "e" that is silent inside a word, as at the end of its first part: "care|ful", "some|thing". */
const SILENT_INSIDE =
  /[aeiouy][^aeiouy]e(?=(?:ball|body|day|fore|ful|how|less|line|ly|man|ments?|ness|paper|place|side|some|thing|times?|ty|way|where|work)(?:ly|ness)?$)/;
const LETTERS_WITHOUT_PARTS: Record<string, string> = { ø: 'o', œ: 'e', æ: 'e' };
/** The first parts of compound words, with the parts that may follow. */
const FIRST_PART =
  /^(?:any|back|bed|bird|book|butter|day|down|ear|every|eye|fire|foot|grand|hand|head|home|house|in|key|light|lunch|moon|news|out|over|play|rail|rain|sea|sky|snow|some|sun|tooth|under|up|water|wheel|wind)(?=(?:ball|be|board|body|boats?|box|brush|case|chair|coat|day|doors?|down|fall|father|fly|ground|guard|house|keys?|light|man|mark|mill|mother|noon|one|paper|part|phones|place|rise|room|set|shelf|shine|shore|side|stairs|stand|storm|things?|times?|walk|wards?|water|ways?|where|work|works)$)/;

/**
 * Splits a word into as many parts as it has syllables, as far as its spelling has vowels for them. It follows the
 * usual patterns of English spelling, which have exceptions: docs/decisions/047-words.md says how often it is right.
 * Vowels with accents are always heard.
 * @param pattern how it is pronounced; null when that is not known, the vowels of the spelling are counted then
 * @returns parts that join to the word
 */
export function splitIntoSyllables(word: string, pattern: SyllablePattern | null): string[] {
  const signs = word.match(/^\p{M}+|\P{M}\p{M}*/gu) ?? [];
  const spelled = signs.map(spelledAs).join('');
  const letters = [...spelled].map(plainLetter).join('');
  // The dictionary has no accents: "resume" has fewer syllables than "résumé".
  const known = spelled === letters ? pattern : null;
  const vowels = heardVowels(spelled, letters, known?.length ?? null);
  const cuts = vowels.slice(1).map((after, index) => {
    const before = vowels[index] ?? after;
    return breakBetween(spelled, letters, before, after, known?.[index] === 's');
  });
  return [0, ...cuts].map((from, index) => signs.slice(from, cuts[index]).join(''));
}

/** One character for a letter with its accents. */
function spelledAs(sign: string): string {
  if (sign.length === 1 && sign < '\x80') return sign.toLowerCase();
  const small = sign.normalize('NFC').toLowerCase();
  return small.length === 1 ? small : (small.normalize('NFD')[0] ?? '');
}

function plainLetter(letter: string): string {
  return letter < '\x80' ? letter : (LETTERS_WITHOUT_PARTS[letter] ?? letter.normalize('NFD')[0] ?? '');
}

/** The vowels of the syllables: silent ones are removed and pairs are split until there are `count` of them. */
function heardVowels(spelled: string, letters: string, count: number | null): Vowel[] {
  // The "u" of "qu" is not a vowel.
  const plain = letters.replaceAll('qu', 'q ');
  const written = [...plain.matchAll(/[aeiou]+y?|\By(?=ing|one)|y(?![aeiou])/g)]
    .map(({ index, 0: group }) => ({ start: index, end: index + group.length }))
    .flatMap((vowel) => cutVowel(vowel, spelled, APART_BY_ACCENT));
  const ending = silentEnding(letters);
  const silent = spelled[ending] === 'e' ? ending : -1;
  let heard = written.length > 1 ? written.filter(({ start }) => start !== silent) : written;
  if (count === null) {
    const silentInside = SILENT_INSIDE.exec(plain);
    const inside = silentInside && silentInside.index + 2;
    return heard.filter(({ start }) => start !== inside).flatMap((vowel) => cutVowel(vowel, plain, TWO_VOWELS));
  }
  while (heard.length > count) heard = withoutWeakest(letters, heard);
  for (const pair of APART) if (heard.length < count) heard = withPairApart(letters, heard, pair);
  return heard.length < count ? written.slice(0, count) : heard;
}

/** The vowels of a group that are heard one by one. */
function cutVowel({ start, end }: Vowel, letters: string, places: readonly Cut[]): Vowel[] {
  const isCut = (index: number) =>
    places.some(({ before, after }) => before.test(letters.slice(0, index)) && after.test(letters.slice(index)));
  const cuts = Array.from({ length: end - start - 1 }, (_, at) => start + 1 + at).filter(isCut);
  return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
}

/** The index of a silent "e" at the end of a word; -1 when there is none. */
function silentEnding(letters: string): number {
  if (/[^aeiou]e$/.test(letters) && !/[^aeiouwy][lr]e$/.test(letters)) return letters.length - 1;
  if (/[^aeioutd]ed$/.test(letters) || /[^aeioucgsxz]es$/.test(letters.replace(/[cs]hes$/, 'ses')))
    return /[^aeiouwy][lr]es$/.test(letters) ? -1 : letters.length - 2;
  return -1;
}

/** An "e" between consonants is removed first, as in "something"; then the second vowel, as in "chocolate". */
function withoutWeakest(letters: string, vowels: readonly Vowel[]): Vowel[] {
  const isWeak = ({ start, end }: Vowel) => start > 0 && letters.slice(start, end) === 'e';
  const weakest = vowels.findIndex((vowel, index) => index > 0 && isWeak(vowel));
  return vowels.filter((_, index) => index !== (weakest < 0 ? Math.min(1, vowels.length - 1) : weakest));
}

function withPairApart(letters: string, vowels: readonly Vowel[], pair: string): Vowel[] {
  const at = letters.indexOf(pair);
  if (at < 0) return [...vowels];
  // The "y" of "flying" counts as a vowel here.
  if (pair.startsWith('y') && !vowels.some(({ start, end }) => start <= at && at < end))
    return [...vowels, { start: at, end: at + 1 }].sort((a, b) => a.start - b.start);
  return vowels.flatMap((vowel) =>
    vowel.start <= at && at + 1 < vowel.end
      ? [
          { start: vowel.start, end: at + 1 },
          { start: at + 1, end: vowel.end },
        ]
      : [vowel],
  );
}

/** Where the syllable of `after` begins. `isShort` says that the vowel before is short and stressed. */
function breakBetween(spelled: string, letters: string, before: Vowel, after: Vowel, isShort: boolean): number {
  const firstPart = FIRST_PART.exec(letters)?.[0].length ?? -1;
  if (before.end <= firstPart && firstPart <= after.start) return firstPart;
  const between = letters.slice(before.end, after.start);
  const end = spelled.slice(after.start);
  const silent = /[^aeiou]e(?=[^aeiou])/.exec(between);
  // A vowel that is not said goes with the letters after it: "dif-ferent", "fam-ily".
  const unsaid = /(?:[aiou]+[^aeiou]+|e[rn])$/.exec(between);
  if (unsaid && (unsaid[0] !== 'en' || /[^aeiou]{2}en$/.test(between))) {
    const start = before.end + unsaid.index;
    return breakBetween(spelled, letters, before, { start, end: start + 1 }, isShort);
  }
  if (silent) return before.end + silent.index + 2;
  if (/^e[ds]?$/.test(end) && /[^aeioulr][lr]$/.test(between)) return after.start - (/ckl$/.test(between) ? 1 : 2);
  if (/^ings?$/.test(end) && /[bdfgkptz]l$/.test(between)) return after.start - (/ckl$/.test(between) ? 1 : 2);
  if (/^(?:ings?|ed|es)$/.test(end)) return isDoubled(between) ? after.start - 1 : after.start;
  if (/^ers?$/.test(end) && /^(?:[cs]h|ck|ll|ss|w)$/.test(between)) return after.start;
  if (AFTER_VOWEL.test(between) || (/^[^s]er(?=[aeiouy])/.test(letters.slice(before.start - 1)) && !isShort))
    return after.start;
  if (/^[cst]i[aeo]/.test(letters.slice(before.end))) return before.end;
  if (ONE_SOUND.test(between)) return isShort ? after.start : before.end;
  if (ONSET.test(between) && !isShort) return before.end;
  for (let from = before.end + 1; from < after.start; from++)
    if (ONSET.test(letters.slice(from, after.start))) return from;
  return before.end;
}

/** Letters that are doubled before an ending, as in "running", not those of the word itself, as in "falling". */
function isDoubled(between: string): boolean {
  return /^([^lsfz])\1$/.test(between);
}
