import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PASSAGES } from '#content/en/passages.ts';
import { KIND_CORRECTIONS } from '#content/en/word-kinds.ts';
import { MEANING_OF } from '#content/meanings.ts';
import { spokenText } from '../spoken-text.ts';
import { kindsOf } from './word-kinds.ts';

const SHORT = { n: 'naming', v: 'doing', d: 'describing', h: 'how', '-': null } as const;

/** Forms of verbs that serve as adjectives or nouns, and words that one passage uses in two ways. */
const IN_TWO_WAYS = ['Travelling', 'calls', 'covered', 'dries', 'flying', 'placing', 'test', 'wasted'];

function kindsIn(id: string, sentence: string) {
  const { sentences, words } = spokenText({ id, title: '', paragraphs: [sentence] });
  return { words: words.map(({ text }) => text), kinds: sentences.flatMap((each) => kindsOf(each, id)) };
}

describe('the kinds of the words of a sentence', () => {
  it.each([
    ['last-bus', 'Rain/n runs/v down/- the/- window/n in/- thin/d lines/n.'],
    ['last-bus', 'It/- has/v a/- red/d scarf/n.'],
    ['green-tent', 'Sam/n and/- his/- sister/n build/v a/- big/d tent/n.'],
    ['bread-before-sunrise', 'The/- dough/n grows/v slowly/h under/- a/- cloth/n.'],
    ['map-of-sounds', 'The/- library/n is/v pale/d blue/d.'],
    ['why-spiders-do-not-stick', 'These/- threads/n are/v dry/d and/- very/- strong/d.'],
    ['messages-under-the-sea', 'Sometimes/h an/- anchor/n damages/v a/- cable/n.'],
    ['machine-far-away', 'Voyager/n also/- carries/v a/- golden/d record/n.'],
    ['own-text', "The/- dog's/n old/d bone/n was/v hidden/v."],
  ])('of "%s": %s', (passage, marked) => {
    const expected = [...marked.matchAll(/\/([nvdh-])/g)].map(([, short]) => SHORT[short as keyof typeof SHORT]);
    expect(kindsIn(passage, marked.replaceAll(/\/[nvdh-]/g, '')).kinds).toEqual(expected);
  });

  it('fit the meaning: what is done is a doing word', () => {
    const faulty = PASSAGES.flatMap(({ id, paragraphs }) =>
      paragraphs.flatMap((paragraph) => {
        const { words, kinds } = kindsIn(id, paragraph);
        return words.filter((word, index) => {
          const meaning = MEANING_OF?.(word, id)?.meaning;
          return meaning && kinds[index] && meaning.startsWith('To ') !== (kinds[index] === 'doing');
        });
      }),
    );
    expect([...new Set(faulty)].sort()).toEqual(IN_TWO_WAYS);
  });

  it('are corrected only where a passage has the word', () => {
    for (const [id, corrections] of Object.entries(KIND_CORRECTIONS)) {
      const passage = PASSAGES.find((each) => each.id === id);
      const words = passage ? spokenText(passage).words.map(({ text }) => text.toLowerCase()) : [];
      for (const word of Object.keys(corrections)) expect(words).toContain(word);
    }
  });
});

describe.each(['cream', 'white', 'dark', 'contrast'])('in the scheme %s', (scheme) => {
  const tokens = readFileSync('web/ui/tokens.css', 'utf8').split(`[data-scheme="${scheme}"] {`)[1]?.split('}')[0] ?? '';
  const styles = readFileSync('web/reader/words/kinds.module.css', 'utf8');
  const lines = [...styles.matchAll(/text-decoration-color: var\(--([\w-]+)\)/g)].map(([, name = '']) => name);

  it('each kind has a line of its own with a contrast of 4.5 to 1', () => {
    expect(new Set(lines).size).toBe(4);
    for (const line of lines)
      for (const ground of ['surface', 'line-mark'])
        expect(contrast(luminance(tokens, line), luminance(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });
});

function luminance(tokens: string, name: string): number {
  const hex = new RegExp(`--${name}: #(\\w{6})`).exec(tokens)?.[1] ?? '';
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
