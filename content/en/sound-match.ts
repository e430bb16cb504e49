import type { SoundMatchWords } from '../content.ts';
import { PICTURE_WORDS } from './picture-words.ts';

/**
 * Pictures by the first sound of their words, which sound-match.test.ts proves with the CMU Pronouncing Dictionary. Two sounds
 * side by side differ least: by the voice, or by the place where they are made. After a change, record the words with
 * scripts/make-recordings.ts.
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
