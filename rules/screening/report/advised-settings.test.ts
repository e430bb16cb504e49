import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../people/settings.ts';
import { advisedChange, advisesSettings } from './advised-settings.ts';

it.each([
  [{}, { size: 1.2, spacing: 0.5 }],
  [{ size: 1.1 }, { size: 1.2, spacing: 0.5 }],
  [{ size: 1.2 }, { spacing: 0.5 }],
  [{ spacing: 0.75 }, { size: 1.2 }],
  [{ size: 1.2, spacing: 0.5 }, null],
  [{ size: 2, spacing: 1 }, null],
])('more room for letters: of %j it changes %j, and never makes letters smaller or narrower', (settings, change) => {
  expect(advisedChange('spacing', { ...DEFAULT_SETTINGS, ...settings })).toEqual(change);
});

it('calm mode is advised while it is off', () => {
  expect(advisedChange('quiet-place', DEFAULT_SETTINGS)).toEqual({ calm: true });
  expect(advisedChange('quiet-place', { ...DEFAULT_SETTINGS, calm: true })).toBeNull();
});

it('other suggestions advise no setting', () => {
  expect(['spacing', 'quiet-place', 'talk', 'own-page'].map((step) => advisesSettings(step as 'talk'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
