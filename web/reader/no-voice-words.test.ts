import { expect, it } from 'vitest';
import { noVoiceWords } from './no-voice-words.ts';

it('the languages without a voice are named in one sentence', () => {
  expect(noVoiceWords(['fr'])).toContain('This device has no voice for French.');
  expect(noVoiceWords(['ar', 'he'])).toContain('This device has no voice for Arabic and Hebrew.');
});
