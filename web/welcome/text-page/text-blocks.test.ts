import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { readingGrade } from '../../../e2e/support/reading-grade.ts';
import { parseText } from './text-blocks.ts';

const privacy = await readFile(new URL('../../../PRIVACY.md', import.meta.url), 'utf8');

it('reads a title, a lead, and parts of paragraphs and points, each of several lines', () => {
  expect(
    parseText(
      '# Fox\n\nA lead\nin two lines.\n\n## Part one\n\nWords\nand words.\n\n- a\n- b\n  and c\n\n## Two\n\nEnd.\n',
    ),
  ).toEqual({
    title: 'Fox',
    lead: 'A lead in two lines.',
    parts: [
      {
        id: 'part-one',
        name: 'Part one',
        blocks: ['Words and words.', ['a', 'b and c']],
      },
      { id: 'two', name: 'Two', blocks: ['End.'] },
    ],
  });
});

it('parses all of PRIVACY.md: no Markdown is left over and no word is lost', () => {
  const { title, lead, parts } = parseText(privacy);
  const texts = parts.flatMap(({ blocks }) => blocks.flat());
  const all = [title, lead, ...parts.map(({ name }) => name), ...texts];
  for (const text of all) expect(text).not.toMatch(/^$|^#[^t]|^[-*>]|\*\*|`|\]\(|\n/);
  expect(wordsOf(all.join(' '))).toEqual(wordsOf(privacy));
});

it('gives each part its own fragment for the links of the contents', () => {
  const ids = parseText(privacy).parts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it('reads at grade 7 or below in each part', () => {
  for (const { name, blocks } of parseText(privacy).parts)
    expect(readingGrade(blocks.flat()), name).toBeLessThanOrEqual(7);
});

it('is the text that people are asked to agree to now', () => {
  for (const version of Object.values(CONSENT_VERSIONS)) expect(privacy).toContain(`This text is from ${version}.`);
});

function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).sort();
}
