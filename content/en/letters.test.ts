import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz.ts';
import { LETTERS } from './letters.ts';

const PUBLIC = new URL('../../public', import.meta.url).pathname;
const { alphabet, promptOf, testPrompt } = LETTERS;
const prompts = [testPrompt, ...alphabet.map(promptOf)];

describe('the alphabet', () => {
  it('has the letters that the server accepts, and a test word that is heard', () => {
    expect(alphabet).toEqual(LETTER_QUIZ.alphabet);
    expect(testPrompt.words).toBe(`${LETTERS.testWord}.`);
  });
});

describe('promptOf', () => {
  it('says the size and the name of the letter', () => {
    expect(promptOf('B')).toEqual({ words: 'capital, B.', clip: '/clips/capital-b.mp3' });
    expect(promptOf('a')).toEqual({ words: 'small, A.', clip: '/clips/small-a.mp3' });
  });
});

describe('the recordings', () => {
  it.each(prompts.map(({ clip }) => clip))('contain %s, a short MP3', (clip) => {
    const file = `${PUBLIC}${clip}`;
    expect(existsSync(file)).toBe(true);
    const bytes = readFileSync(file);
    expect([bytes[0], (bytes[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
    expect(bytes.length).toBeGreaterThan(3000);
    expect(bytes.length).toBeLessThan(12_000);
  });

  it('all differ, their names also without regard to case, and there are no other files', () => {
    const names = prompts.map(({ clip }) => clip.toLowerCase());
    expect(new Set(names).size).toBe(alphabet.length + 1);
    const files = readdirSync(`${PUBLIC}/clips`).filter((name) => name.endsWith('.mp3'));
    expect(files).toHaveLength(names.length);
    const sounds = prompts.map(({ clip }) => readFileSync(`${PUBLIC}${clip}`).toString('base64'));
    expect(new Set(sounds).size).toBe(names.length);
  });

  it('stay below 600 kB together', () => {
    const bytes = prompts.map(({ clip }) => statSync(`${PUBLIC}${clip}`).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  });
});
