import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { readingGrade } from '../../../e2e/reading-grade.ts';
import { type Block, textOf } from './text-blocks.ts';

const privacy = await readFile(new URL('../../../PRIVACY.md', import.meta.url), 'utf8');

it('reads a title, a lead, and parts of paragraphs and points, each of several lines', () => {
  expect(
    textOf(
      '# Fox\n\nA lead\nin two lines.\n\n## Part one\n\nWords\nand words.\n\n- a\n- b\n  and c\n\n## Two\n\nEnd.\n',
    ),
  ).toEqual({
    title: 'Fox',
    lead: 'A lead in two lines.',
    parts: [
      {
        id: 'part-one',
        name: 'Part one',
        blocks: [
          { kind: 'paragraph', text: 'Words and words.' },
          { kind: 'points', points: ['a', 'b and c'] },
        ],
      },
      { id: 'two', name: 'Two', blocks: [{ kind: 'paragraph', text: 'End.' }] },
    ],
  });
});

it('knows everything that is written in PRIVACY.md: no mark of the plain form is left over', () => {
  const { title, lead, parts } = textOf(privacy);
  const texts = parts.flatMap(({ blocks }) => blocks.flatMap(sentencesIn));
  const all = [title, lead, ...parts.map(({ name }) => name), ...texts];
  for (const text of all) expect(text).not.toMatch(/^$|^#[^t]|^[-*>]|\*\*|`|\]\(|\n/);
  expect(wordsOf(all.join(' '))).toEqual(wordsOf(privacy));
});

it('has a place of its own in the address for each part, to which the contents lead', () => {
  const ids = textOf(privacy).parts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it('reads at grade 7 or below in each part', () => {
  for (const { name, blocks } of textOf(privacy).parts)
    expect(readingGrade(blocks.flatMap(sentencesIn)), name).toBeLessThanOrEqual(7);
});

it('is the text that people are asked to agree to now', () => {
  for (const version of Object.values(CONSENT_VERSIONS)) expect(privacy).toContain(`This text is from ${version}.`);
});

function sentencesIn(block: Block): readonly string[] {
  return block.kind === 'paragraph' ? [block.text] : block.points;
}

function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).sort();
}
