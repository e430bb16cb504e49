import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KNOWN_SETTINGS } from './environment.ts';

const GUIDE = new URL('../../docs/deploying.md', import.meta.url);

it('the settings table of the deployment guide names every setting, and no other', () => {
  const [, section = ''] = /\n## Settings\n([\s\S]*?)\n## /.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  const firstCells = [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  const names = firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(names.toSorted()).toEqual(KNOWN_SETTINGS.toSorted());
});
