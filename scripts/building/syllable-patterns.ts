import { dictionary } from 'cmu-pronouncing-dictionary';
import type { Plugin } from 'vite';
import type { SyllablePattern } from '#rules/reading/syllables.ts';

/** The licence of the dictionary requires its copyright notice in every copy. */
const NOTICE =
  '/*! The CMU Pronouncing Dictionary: Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved. BSD-2-Clause. */';
const MODULE = 'virtual:syllable-patterns';
/** Vowels of the dictionary that are short, under a stress. */
const STRESSED_SHORT_VOWEL = /^(?:AE|EH|IH|AH|UH|AA|ER)[12]$/;

/**
 * Creates the module `virtual:syllable-patterns`: the words of the pronouncing dictionary with only what a browser
 * needs of it, a third of its size.
 */
export function syllablePatterns(): Plugin {
  return {
    name: 'syllable-patterns',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `${NOTICE}\nexport const SYLLABLE_PATTERNS = ${JSON.stringify(patternLines())};`
        : undefined,
  };
}

/**
 * Words in which "ire", "yre", "our" and "oir" are one beat, as readers clap them, where the dictionary hears two or has both:
 * "fire", "tired", "tyre", "our", "hour", "choir". "i-ron", "pow-er" and "flow-er" keep two.
 */
const ONE_BEAT = { spelled: /[iy]re|our|oir/, heard: /(?<=A[WY]\d )ER0/ };

/** Lines of a word, a space and its pattern, in the order of their UTF-16 codes. */
export function patternLines(): string {
  return Object.keys(dictionary)
    .filter((word) => /^[a-z']+$/.test(word))
    .map((word) => `${word} ${patternOf(word)}`)
    .sort()
    .join('\n');
}

/** Of several pronunciations, the first with the fewest syllables. */
function patternOf(word: string): SyllablePattern {
  const ways = [word, ...[2, 3, 4].map((way) => `${word}(${way})`)].flatMap((way) => dictionary[way] ?? []);
  const patterns = ways.map((sounds) => {
    const heard = ONE_BEAT.spelled.test(word) ? sounds.replace(ONE_BEAT.heard, 'R') : sounds;
    const vowels = heard.split(' ').filter((sound) => /\d$/.test(sound));
    return vowels.map((vowel) => (STRESSED_SHORT_VOWEL.test(vowel) ? 's' : 'o')).join('');
  });
  return patterns.reduce((fewest, pattern) => (pattern.length < fewest.length ? pattern : fewest));
}
