import { beforeEach, expect, it, vi } from 'vitest';
import { IN_THIS_TAB, onStoredChange, stored, storedText } from './stored.ts';

type Walk = { steps: number };
const stepsIn = ({ steps }: Partial<Walk>) => steps ?? null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

it('keeps a value as JSON, and forgets it', () => {
  const walk = stored<Walk>('walk');
  expect(walk.read(stepsIn)).toBeNull();
  walk.write({ steps: 3 });
  expect(localStorage.getItem('walk')).toBe('{"steps":3}');
  expect(walk.read(stepsIn)).toBe(3);
  walk.write(null);
  expect(localStorage).toHaveLength(0);
});

it('keeps the value of a visitor beside that of a learner, and a value of one tab in that tab', () => {
  stored<Walk>('walk', { owner: 'ada' }).write({ steps: 1 });
  stored<Walk>('walk', { owner: null }).write({ steps: 2 });
  storedText('walk', IN_THIS_TAB).write('3');
  expect(['walk', 'walk-signed-out'].map((key) => localStorage.getItem(key))).toEqual(['{"steps":1}', '{"steps":2}']);
  expect(sessionStorage.getItem('walk')).toBe('3');
});

it.each(['{', 'null', '4', '"text"', '[]', '{"steps":null}'])('finds nothing in %s', (text) => {
  localStorage.setItem('walk', text);
  expect(stored<Walk>('walk').read(stepsIn)).toBeNull();
  // A value of another shape, in which `usable` fails.
  expect(stored<{ of: Walk }>('walk').read(({ of }) => (of as Walk).steps)).toBeNull();
});

it('keeps and finds nothing where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('not allowed', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([storedText('walk').write('3'), storedText('walk').write(null)]).toEqual([false, false]);
  expect(storedText('walk').read()).toBeNull();
  expect(stored<Walk>('walk').read(stepsIn)).toBeNull();
});

it('tells of changes in this tab and in another, until that is ended', () => {
  const listener = vi.fn();
  const end = onStoredChange(listener);
  storedText('walk').write('3');
  dispatchEvent(new StorageEvent('storage', { key: 'walk' }));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  storedText('walk').write('4');
  dispatchEvent(new StorageEvent('storage', { key: 'walk' }));
  expect(listener).toHaveBeenCalledTimes(2);
});
