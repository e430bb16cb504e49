/** Sounds that letters can stand for, in ARPABET without stress; an empty string is a silent letter. */
type Spelling = readonly [letters: RegExp, sounds: readonly string[]];

/** The longest spellings first. */
const SPELLINGS: readonly Spelling[] = [
  [/^tion/, ['SH AH N', 'CH AH N']],
  [/^ture$/, ['CH ER']],
  [/^(er|ir|ur)/, ['ER']],
  [/^(ar|or)/, ['AA R', 'ER']],
  [/^al(?=[klm]|$)/, ['AA L', 'AE L', 'AH L']],
  [/^le$/, ['AH L', 'L']],
  [/^igh/, ['AY']],
  [/^(ai|ay|ei|ey)/, ['EY', 'IY']],
  [/^(ee|ie)/, ['IY', 'AY']],
  [/^ea/, ['IY', 'EH']],
  [/^(oa|oe)/, ['OW']],
  [/^oo/, ['UW', 'UH']],
  [/^ou/, ['AW', 'UW', 'AH']],
  [/^ow/, ['AW', 'OW']],
  [/^(oi|oy)/, ['OY']],
  [/^(au|aw)/, ['AA']],
  [/^(ew|ue|ui)/, ['UW', 'Y UW']],
  [/^tch/, ['CH']],
  [/^dge/, ['JH']],
  [/^(kn|nn)/, ['N']],
  [/^wr/, ['R']],
  [/^ph/, ['F']],
  [/^sh/, ['SH']],
  [/^th/, ['TH', 'DH']],
  [/^wh/, ['W']],
  [/^ch/, ['CH', 'K']],
  [/^ck/, ['K']],
  [/^qu/, ['K W']],
  [/^ng/, ['NG', 'NG G', 'N JH']],
  [/^n(?=[kx])/, ['NG']],
  [/^gh/, ['', 'G', 'F']],
  [/^mb$/, ['M']],
  [/^([bdfgklmprst])(?=\1)/, ['']],
  [/^c(?=[eiy])/, ['S']],
  [/^g(?=[eiy])/, ['JH', 'G']],
  [/^s/, ['S', 'Z']],
  [/^x/, ['K S', 'G Z']],
  [/^y(?=[aeiou])/, ['Y']],
  [/^c/, ['K']],
  [/^h/, ['HH']],
  [/^j/, ['JH']],
];

const SHORT: Readonly<Record<string, string>> = { a: 'AE', e: 'EH', i: 'IH', o: 'AA', u: 'AH', y: 'IH' };
const LONG: Readonly<Record<string, string>> = { a: 'EY', e: 'IY', i: 'AY', o: 'OW', u: 'UW', y: 'AY' };
const VOWEL = /^[aeiouy]/;
/** A vowel that a silent e makes long. */
const WITH_SILENT_E = /^[aeiouy][bcdfgklmnprstvz]e$/;

/**
 * The ways to say a spelling by simple rules of English, in the form of `plainSounds`. In words of several syllables a vowel
 * can also be long or weak.
 */
export function waysToSay(spelling: string): ReadonlySet<string> {
  const syllables = spelling.replace(/([^l])e$/, '$1').match(/[aeiouy]+/g)?.length ?? 0;
  return new Set(waysToSayRest(spelling, syllables > 1).map((sounds) => sounds.filter(Boolean).join(' ')));
}

/** A pronunciation without what the rules cannot predict: stress, which weak vowel, and which of two open o. */
export function plainSounds(pronunciation: string): string {
  return pronunciation
    .replaceAll(/\b(AE|EH|IH)0/g, 'AH')
    .replaceAll(/\d/g, '')
    .replaceAll('AO', 'AA');
}

function waysToSayRest(rest: string, hasSyllables: boolean): string[][] {
  if (rest === '') return [[]];
  const { letters, sounds } = beginning(rest, hasSyllables);
  const after = waysToSayRest(rest.slice(letters), hasSyllables);
  return sounds.flatMap((sound) => after.map((more) => [sound, ...more]));
}

function beginning(rest: string, hasSyllables: boolean): { letters: number; sounds: readonly string[] } {
  for (const [spelling, sounds] of SPELLINGS) {
    const letters = spelling.exec(rest)?.[0].length;
    if (letters) return { letters, sounds };
  }
  const letter = rest.charAt(0);
  if (!VOWEL.test(rest)) return { letters: 1, sounds: [letter.toUpperCase()] };
  return { letters: 1, sounds: vowelSounds(letter, rest, hasSyllables) };
}

function vowelSounds(letter: string, rest: string, hasSyllables: boolean): string[] {
  const [short = '', long = ''] = [SHORT[letter], LONG[letter]];
  if (rest === 'e') return ['', 'IY'];
  if (rest === 'y') return [hasSyllables ? 'IY' : 'AY'];
  if (WITH_SILENT_E.test(rest)) return hasSyllables ? [long, short, 'AH', 'IY'] : [long];
  if (rest.length === 1) return [long, 'AH'];
  return hasSyllables ? [short, long, 'AH'] : [short];
}
