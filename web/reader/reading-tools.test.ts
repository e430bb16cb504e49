import { describe, expect, it } from 'vitest';
import { DEFAULT_TOOLS, usableTools } from './reading-tools.ts';

describe('stored reading tools', () => {
  it('are used unchanged', () => {
    const stored = { passage: 'map-of-sounds', lines: 5, ruler: true, syllables: true, kinds: true };
    expect(usableTools(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([null, 'nonsense', 7, [], { passage: 7, lines: 2, ruler: 'yes', syllables: 1, kinds: 'all' }])(
    'are replaced by the defaults when invalid: %j',
    (stored) => {
      expect(usableTools(stored)).toEqual(DEFAULT_TOOLS);
    },
  );

  it('keep their valid values beside invalid ones', () => {
    expect(usableTools({ lines: 3, ruler: 'yes' })).toEqual({ ...DEFAULT_TOOLS, lines: 3 });
  });
});
