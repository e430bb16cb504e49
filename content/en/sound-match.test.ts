import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { SOUND_MATCH, soundCloseTo } from '#rules/games/sound-match/sound-match.ts';
import { PICTURE_WORDS } from './picture-words.ts';
import { SOUND_MATCH_WORDS } from './sound-match.ts';

const PUBLIC = new URL('../../public', import.meta.url).pathname;
const { sounds, promptOf } = SOUND_MATCH_WORDS;
const pictures = sounds.flat();

/** The first sound of a word in every pronunciation that the dictionary has, in ARPABET. */
function firstSounds(word: string): string[] {
  const entries = [word, ...[1, 2, 3, 4].map((other) => `${word}(${other})`)].flatMap(
    (entry) => dictionary[entry] ?? [],
  );
  return [...new Set(entries.map((sounds) => sounds.split(' ')[0] ?? ''))];
}

describe('the words', () => {
  it('are as many as the rules draw from, and none comes twice', () => {
    expect(sounds).toHaveLength(SOUND_MATCH.sounds);
    for (const words of sounds) expect(words).toHaveLength(SOUND_MATCH.wordsPerSound);
    expect(new Set(pictures).size).toBe(SOUND_MATCH.sounds * SOUND_MATCH.wordsPerSound);
  });

  it('of a group begin with one sound, in every pronunciation, and those of two groups never do', () => {
    const groups = sounds.map((words) => [
      ...new Set(words.flatMap((picture) => firstSounds(PICTURE_WORDS[picture].word))),
    ]);
    for (const group of groups) expect(group).toHaveLength(1);
    expect(new Set(groups.flat()).size).toBe(SOUND_MATCH.sounds);
  });

  it('stand beside the sounds that are close to them', () => {
    const close = groupsBySound();
    const pairs = ['B P', 'D T', 'G K', 'M N', 'S SH', 'L R', 'HH W'];
    for (const pair of pairs) {
      const [one = '', other = ''] = pair.split(' ');
      expect(soundCloseTo(close.indexOf(one)), pair).toBe(close.indexOf(other));
    }
  });
});

function groupsBySound(): (string | undefined)[] {
  return sounds.map(([picture]) => firstSounds(PICTURE_WORDS[picture].word)[0]);
}

describe('the recordings', () => {
  it('are a short MP3 each', () => {
    const isShortMp3 = (clip: string) => {
      const file = `${PUBLIC}${clip}`;
      if (!existsSync(file)) return false;
      const bytes = readFileSync(file);
      return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && bytes.length > 1500 && bytes.length < 12_000;
    };
    expect(pictures.filter((picture) => !isShortMp3(promptOf(picture).clip))).toEqual([]);
  });

  it('all differ, and there are no other files', () => {
    const clips = pictures.map((picture) => promptOf(picture).clip);
    expect(readdirSync(`${PUBLIC}/clips/words`).sort()).toEqual(clips.map((clip) => clip.replace(/.*\//, '')).sort());
    const recorded = clips.map((clip) => readFileSync(`${PUBLIC}${clip}`).toString('base64'));
    expect(new Set(recorded).size).toBe(clips.length);
  });
});
