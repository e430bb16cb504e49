import { beforeEach, expect, it, vi } from 'vitest';
import { forgetJoinCode, keepJoinCode, keptJoinCode } from './join-code.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('a code is kept for a day', () => {
  keepJoinCode('CFH4K7', 0);
  expect(keptJoinCode(DAY_MS - 1)).toBe('CFH4K7');
  expect(keptJoinCode(DAY_MS)).toBeNull();
  expect(stored.size).toBe(0);
});

it('a code is forgotten once it was used', () => {
  keepJoinCode('CFH4K7', 0);
  forgetJoinCode();
  expect(keptJoinCode(0)).toBeNull();
});

it.each([['no JSON'], ['null'], ['{}'], ['{"code":"CFH4K7"}'], ['{"code":"<script>","until":1000}']])(
  'what is not a kept code is none: %s',
  (value) => {
    stored.set('join-code', value);
    expect(keptJoinCode(0)).toBeNull();
  },
);

it('a code that a wrong clock kept for years is none', () => {
  keepJoinCode('CFH4K7', 3 * DAY_MS);
  expect(keptJoinCode(0)).toBeNull();
});
