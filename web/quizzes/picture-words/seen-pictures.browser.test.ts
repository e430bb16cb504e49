import { beforeEach, expect, it } from 'vitest';
import { SEEN_PICTURES_KEY } from '../../device/stored-learner.ts';
import { rememberPictures, seenPictures } from './seen-pictures.ts';

beforeEach(() => localStorage.clear());

it('the pictures are those seen by this learner, the one seen longest ago first', () => {
  rememberPictures('ada', ['bat', 'bear']);
  rememberPictures('ada', ['bed', 'bat']);
  expect(seenPictures('ada')).toEqual(['bear', 'bed', 'bat']);
});

it('another learner has seen none, and what they see replaces the list', () => {
  rememberPictures('ada', ['bat']);
  expect(seenPictures('ben')).toEqual([]);
  rememberPictures(null, ['bed']);
  expect([seenPictures(null), seenPictures('ada')]).toEqual([['bed'], []]);
});

it('stored values that are no list of pictures are none', () => {
  for (const stored of ['', 'x', '[]', '{"owner":"ada"}', '{"owner":"ada","pictures":["unicorn","bat"]}']) {
    localStorage.setItem(SEEN_PICTURES_KEY, stored);
    expect(seenPictures('ada')).toEqual(stored.includes('bat') ? ['bat'] : []);
  }
});
