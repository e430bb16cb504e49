import { expect, it, vi } from 'vitest';
import { silentWords } from './silent-words.ts';

it('without a network the page says how to keep recordings, with one how to add a voice', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  expect(silentWords()).toContain('This device has no English voice.');
  onLine.mockReturnValue(false);
  expect(silentWords()).toContain('you can keep all recordings on this device: see Settings.');
});
