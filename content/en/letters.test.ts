import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { LETTERS } from './letters.ts';

const PUBLIC = new URL('../../public', import.meta.url).pathname;
const { alphabet, promptOf } = LETTERS;
const prompts = alphabet.map(promptOf);

describe('the alphabet', () => {
  it('has the letters that the server accepts, and more test letters than a quiz can use', () => {
    expect(alphabet).toEqual(LETTER_QUIZ.alphabet);
    for (const letter of LETTER_QUIZ.testLetters) expect(alphabet).toContain(letter);
  });
});

describe('promptOf', () => {
  it('says the size and the name of the letter', () => {
    expect(promptOf('B')).toEqual({ words: 'capital, B.', clip: '/clips/letters/capital-b.mp3' });
    expect(promptOf('a')).toEqual({ words: 'small, A.', clip: '/clips/letters/small-a.mp3' });
  });
});

describe('the recordings', () => {
  it('are a short MP3 each', () => {
    const isShortMp3 = (clip: string) => {
      const file = `${PUBLIC}${clip}`;
      if (!existsSync(file)) return false;
      const bytes = readFileSync(file);
      return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && bytes.length > 3000 && bytes.length < 16_000;
    };
    expect(prompts.filter(({ clip }) => !isShortMp3(clip))).toEqual([]);
  });

  it('all differ, their names also without regard to case, and there are no other files', () => {
    const names = prompts.map(({ clip }) => clip.toLowerCase());
    expect(new Set(names).size).toBe(alphabet.length);
    const files = [`${PUBLIC}/clips`, `${PUBLIC}/clips/letters`].flatMap((folder) => readdirSync(folder));
    expect(files.filter((name) => name.endsWith('.mp3'))).toHaveLength(names.length);
    const sounds = prompts.map(({ clip }) => readFileSync(`${PUBLIC}${clip}`).toString('base64'));
    expect(new Set(sounds).size).toBe(names.length);
  });

  it('stay below 700 kB together', () => {
    const bytes = prompts.map(({ clip }) => statSync(`${PUBLIC}${clip}`).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700_000);
  });

  it('of the letters name their licence, their author and what was changed, in a folder of their own', () => {
    const licence = readFileSync(`${PUBLIC}/clips/letters/LICENSE`, 'utf8');
    expect(licence).toContain('Creative Commons Attribution-ShareAlike 3.0');
    expect(licence).toContain('https://creativecommons.org/licenses/by-sa/3.0/');
    expect(licence).toContain('Allison Smith');
    expect(licence).toContain('Changes');
    const { license } = JSON.parse(readFileSync(`${PUBLIC}/../package.json`, 'utf8'));
    expect(license).toBe('MIT AND CC-BY-SA-3.0');
    expect(readFileSync(`${PUBLIC}/../README.md`, 'utf8')).toContain('public/clips/letters/LICENSE');
  });
});
