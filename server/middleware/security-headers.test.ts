import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, REACT_ARIA_STYLES } from './security-headers.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('react-aria/package.json')), 'dist/private');

it('knows the style sheets that the installed React Aria adds', async () => {
  const press = await readFile(join(folder, 'interactions/usePress.mjs'), 'utf8');
  const scroll = await readFile(join(folder, 'overlays/usePreventScroll.mjs'), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(press)?.[1] ?? '';
  const sheets = [press, scroll].map((source) => /textContent = `([^`]+)`\.trim\(\)/.exec(source)?.[1]?.trim());
  expect(sheets.map((sheet) => sheet?.replace(/\$\{[^}]+\}/, attribute))).toEqual(REACT_ARIA_STYLES);
});

it('lets the no-cookie host of the videos stand in a frame, and nobody else', () => {
  const directives = contentSecurityPolicy([], []).split('; ');
  expect(directives).toContain('frame-src https://www.youtube-nocookie.com');
  expect(directives.filter((directive) => directive.includes('://'))).toHaveLength(1);
  expect(directives).toContain("default-src 'none'");
});
