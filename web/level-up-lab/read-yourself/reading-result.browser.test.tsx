import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { heardReading } from '#rules/reading/heard-reading.ts';
import { useReader } from '../../reader/use-reader.ts';
import { openApp } from '../../testing/app.tsx';
import { ReadingResult } from './reading-result.tsx';

const TEXT = { id: 'own 0', title: 'Kites', paragraphs: ['Zorp and Blick made kites. Zorp ran.'] };
/** What was heard of the text: each word took 400 ms, and the fourth was left out. */
const PARTS = [0, 1, 2, 4, 5, 6].map((word, at) => ({ word, startMs: at * 400, endMs: at * 400 + 400 }));

function Result({ unknown }: { unknown: readonly number[] }) {
  const words = TEXT.paragraphs.join(' ').split(' ');
  const text = words.map((_, at) => ({ isFollowed: true, isKnown: !unknown.includes(at), isPhraseEnd: false }));
  const heard = { reading: heardReading(text, PARTS, []), unknown, samples: new Float32Array(16), finishedAt: '' };
  return <ReadingResult heard={heard} reader={useReader(TEXT)} owner={null} wasAdded onAgain={() => {}} />;
}

const skipped = page.getByText('maybe left out');

it.each([
  { unknown: [], sentence: null, left: 1 },
  { unknown: [3], sentence: 'This word is not in the dictionary, so it is not checked: made.', left: 0 },
  {
    unknown: [0, 2, 5],
    sentence: 'These words are not in the dictionary, so they are not checked: Zorp, Blick.',
    left: 1,
  },
])('says which words the dictionary does not have, and nothing about how they were read: $unknown', async (row) => {
  await openApp('/result', { pages: { '/result': () => <Result unknown={row.unknown} /> } });
  await expect.element(page.getByRole('heading', { name: 'Your reading' })).toBeVisible();
  expect(skipped.elements()).toHaveLength(row.left);
  if (row.sentence === null) expect(page.getByText('not in the dictionary').elements()).toEqual([]);
  else await expect.element(page.getByText(row.sentence)).toBeVisible();
});
