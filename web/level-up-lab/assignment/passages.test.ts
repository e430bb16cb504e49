import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import type { Passage } from '#content/content.ts';
import { PASSAGES } from '#content/en/passages.ts';
import { PASSAGE_IDS, PASSAGE_LEVELS, WORDS_IN_A_PASSAGE } from '#rules/reading/passages.ts';
import { spokenText } from '../../reader/spoken-text.ts';

const LONGEST_SENTENCE = 14;

function grade(passage: Passage): number {
  const { words, sentences } = spokenText(passage);
  const syllables = words.reduce((sum, { text }) => sum + syllable(text), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

const gradesOf = (level: Passage['level']) => PASSAGES.filter((passage) => passage.level === level).map(grade);

describe('the passages', () => {
  it('are four of each level, those that the server knows, in their order', () => {
    for (const level of PASSAGE_LEVELS) expect(gradesOf(level)).toHaveLength(4);
    expect(PASSAGES.map(({ id }) => id)).toEqual(PASSAGE_IDS);
  });

  it('rise from level to level: the hardest of one is easier than the easiest of the next', () => {
    for (const [place, level] of PASSAGE_LEVELS.entries()) {
      const next = PASSAGE_LEVELS[place + 1];
      if (next) expect(Math.max(...gradesOf(level))).toBeLessThan(Math.min(...gradesOf(next)));
    }
  });

  it.each(PASSAGES)('"$title" reads at grade 7 or below', (passage) => {
    expect(grade(passage)).toBeLessThanOrEqual(7);
  });

  it.each(PASSAGES)('"$title" has as many words as its badge says, in sentences that are not long', (passage) => {
    const { words, sentences } = spokenText(passage);
    expect(words).toHaveLength(WORDS_IN_A_PASSAGE);
    for (const sentence of sentences) expect(sentence.words.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
  });

  it('are unchanged when their pieces are joined again', () => {
    for (const passage of PASSAGES) {
      const shown = spokenText(passage).paragraphs.map(({ stretches }) =>
        stretches
          .flatMap(({ pieces }) => pieces)
          .map((piece) => (typeof piece === 'string' ? piece : piece.text))
          .join(''),
      );
      expect(shown).toEqual(passage.paragraphs);
    }
  });
});
