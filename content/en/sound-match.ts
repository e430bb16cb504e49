import type { SoundMatchWords } from '../content.ts';
import { PICTURE_WORDS } from './picture-words.ts';

/**
 * Pictures by the first sound of their words, which sound-match.test.ts checks against the
 * CMU Pronouncing Dictionary. Neighbouring sounds differ least: in voicing, or in place of
 * articulation. After a change, record the words with scripts/make-recordings.ts.
 */
export const SOUND_MATCH_WORDS: SoundMatchWords = {
  sounds: [
    ['bed', 'soccer-ball', 'bus'],
    ['pear', 'pencil', 'potato'],
    ['dog', 'door', 'duck'],
    ['tent', 'tooth', 'turtle'],
    ['goat', 'ghost', 'glasses'],
    ['cat', 'key', 'coat'],
    ['mouse', 'crescent-moon', 'monkey'],
    ['nose', 'nest-with-eggs', 'sewing-needle'],
    ['sun', 'soap', 'socks'],
    ['ewe', 'spiral-shell', 'shark'],
    ['lion', 'lemon', 'maple-leaf'],
    ['ring', 'rocket', 'rabbit'],
    ['house', 'top-hat', 'horse'],
    ['watch', 'window', 'worm'],
  ],
  promptOf: (picture) => {
    const { word } = PICTURE_WORDS[picture];
    return { words: `${word}.`, clip: `/clips/words/${word}.mp3` };
  },
};
