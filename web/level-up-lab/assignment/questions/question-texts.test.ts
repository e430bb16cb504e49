import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import { PASSAGES } from '#content/en/passages.ts';
import { QUESTION_KINDS } from '#rules/reading/passages.ts';
import { READING_VALIDITY } from '#rules/reading/reading-run.ts';
import { type Sentence, sentencesOf, wordsOf } from '../../../read-aloud/sentences.ts';

const QUESTIONS = PASSAGES.flatMap((passage) => passage.questions.map((question) => ({ passage, ...question })));
const FIND_IT = QUESTIONS.filter(({ kind }) => kind === 'find-it');
const WORD_MEANING = QUESTIONS.filter(({ kind }) => kind === 'word-meaning');

/** Words that may stand in an answer but not in the sentence that shows it. */
const SMALL_WORDS = new Set(['a', 'an', 'the', 'of', 'to', 'in', 'on', 'from']);

const wordTexts = (text: string) => wordsOf(text).map(({ start, end }) => text.slice(start, end).toLowerCase());
const keyWords = (text: string) => wordTexts(text).filter((word) => !SMALL_WORDS.has(word));

function grade(sentences: readonly Sentence[]): number {
  const words = sentences.flatMap(({ text }) => wordTexts(text));
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

describe('the questions of a passage', () => {
  it.each(PASSAGES)('"$title": one of each kind, in order', ({ questions }) => {
    expect(questions.map(({ kind }) => kind)).toEqual(QUESTION_KINDS);
  });

  it.each(PASSAGES)('"$title": no harder to read than the hardest passage of its level', ({ level, questions }) => {
    const passages = PASSAGES.filter((other) => other.level === level);
    const hardest = Math.max(
      ...passages.map(({ paragraphs }) => grade(paragraphs.flatMap((text) => sentencesOf(text)))),
    );
    const asked = questions.flatMap(({ question, options }) =>
      [question, ...options].flatMap((text) => sentencesOf(text)),
    );
    expect(grade(asked)).toBeLessThanOrEqual(hardest);
  });

  it.each(QUESTIONS)('"$question" names a whole sentence of its passage', ({ passage, evidence }) => {
    expect(passage.paragraphs.flatMap((text) => sentencesOf(text)).map(({ text }) => text)).toContain(evidence);
  });

  it.each(QUESTIONS)('"$question" has different options, none twice as long as the right one', ({ options }) => {
    expect(new Set(options.map((option) => option.toLowerCase()))).toHaveLength(options.length);
    const [right, ...others] = options;
    for (const other of others) expect(other.length).toBeLessThanOrEqual(2 * right.length);
  });

  it('do not give the right option away by its length', () => {
    const longest = QUESTIONS.filter(({ options: [right, ...others] }) =>
      others.every((other) => other.length < right.length),
    );
    expect(longest.length).toBeLessThanOrEqual(QUESTIONS.length / 2);
    for (const { options } of longest) {
      const [right, ...others] = options.map(({ length }) => length);
      expect(right).toBeLessThanOrEqual(Math.max(...others) + 12);
    }
  });
});

describe('the shortest time of a run that can tell something', () => {
  it('has as many words as every question has with its shortest option, or fewer', () => {
    for (const { question, options } of QUESTIONS) {
      const shortest = Math.min(...options.map((option) => wordTexts(option).length));
      expect(wordTexts(question).length + shortest).toBeGreaterThanOrEqual(READING_VALIDITY.fewestWords);
    }
  });
});

describe('a find-it question', () => {
  it.each(FIND_IT)('"$question" is answered by words of its sentence, and its other options are not', (asked) => {
    const shown = wordTexts(asked.evidence);
    const [right, ...others] = asked.options;
    expect(shown).toEqual(expect.arrayContaining(keyWords(right)));
    for (const other of others) expect(keyWords(other).every((word) => shown.includes(word))).toBe(false);
  });
});

describe('a word-meaning question', () => {
  it.each(WORD_MEANING)('$question asks about a word of its sentence and does not explain it by itself', (asked) => {
    const quoted = /"([^"]+)"/.exec(asked.question)?.[1] ?? '';
    const word = wordTexts(quoted);
    expect(word).not.toHaveLength(0);
    expect(wordTexts(asked.evidence)).toEqual(expect.arrayContaining(word));
    const stem = quoted.split(' ')[0]?.slice(0, 5) ?? '';
    expect(asked.options[0].toLowerCase()).not.toContain(stem.toLowerCase());
  });
});
