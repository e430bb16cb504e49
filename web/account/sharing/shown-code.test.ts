import { expect, it } from 'vitest';
import { codeOfFragment } from './shown-code.ts';

it.each([
  ['#code=CFH4K7', 'CFH-4K7'],
  ['#code=cfh-4k7', 'CFH-4K7'],
  ['#code=CFH4K', ''],
  ['#code=<script>', ''],
  ['#code=', ''],
  ['#other=CFH4K7', ''],
  ['#', ''],
  ['', ''],
])('the fragment %j gives the code %j', (fragment, code) => {
  expect(codeOfFragment(fragment)).toBe(code);
});
