import { describe, expect, it } from 'vitest';
import { DEFAULT_TOOLS, usableTools } from './reading-tools.ts';

describe('what was stored of the reading tools', () => {
  it('is used as it is', () => {
    const stored = { passage: 'map-of-sounds', lines: 5, ruler: true, syllables: true };
    expect(usableTools(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([null, 'nonsense', 7, [], { passage: 'nobody-wrote-it', lines: 2, ruler: 'yes', syllables: 1 }])(
    'is left out where it cannot be used: %j',
    (stored) => {
      expect(usableTools(stored)).toEqual(DEFAULT_TOOLS);
    },
  );

  it('keeps what can be used beside what cannot', () => {
    expect(usableTools({ lines: 3, ruler: 'yes' })).toEqual({ ...DEFAULT_TOOLS, lines: 3 });
  });
});
