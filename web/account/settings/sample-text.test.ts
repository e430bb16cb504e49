import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordingOf } from '../../read-aloud/recorded.ts';
import { sentencesOf } from '../../read-aloud/sentences.ts';
import { SAMPLE_TEXT } from './sample-text.ts';

it('the sample can be heard on a device without voices', () => {
  const index = JSON.parse(readFileSync('public/clips/reading/index.json', 'utf8'));
  const sentences = sentencesOf(SAMPLE_TEXT);
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences) expect(recordingOf(sentence, index), sentence.text).not.toBeNull();
});
