import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { m } from '#messages';
import { recordingOf } from '../../read-aloud/sentence-recordings.ts';
import { sentencesOf } from '../../read-aloud/sentences.ts';

it('the sample can be heard on a device without voices', () => {
  const index = JSON.parse(readFileSync('public/clips/reading/index.json', 'utf8'));
  const sentences = sentencesOf(m['settings.sample.text']());
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences) expect(recordingOf(sentence, index), sentence.text).not.toBeNull();
});
