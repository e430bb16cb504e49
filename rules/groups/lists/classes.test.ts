import { expect, it } from 'vitest';
import { listedClasses, meantClass, proposedClass } from './classes.ts';

it.each([
  ['4B', ['Class 4b'], 'Class 4b'],
  ['Class 4b', ['4B'], '4B'],
  ['4 b', ['Klasse 4B'], 'Klasse 4B'],
  ['CM1-A', ['cm1 a'], 'cm1 a'],
  ['4B', ['Class 4b', '4b'], '4b'],
  ['4B', ['4C', '14B'], undefined],
  ['Classic', ['ic'], undefined],
  ['Class', ['Class'], 'Class'],
])('%j means of %j the class %s', (listed, existing, meant) => {
  expect(meantClass(listed, existing)).toBe(meant);
});

it('the classes of a list are counted, whatever their case', () => {
  const rows = ['4B', '4b ', '', '4C'].map((className) => ({ className }));
  expect(listedClasses(rows)).toEqual([
    { key: '4b', label: '4B', count: 2 },
    { key: '', label: '', count: 1 },
    { key: '4c', label: '4C', count: 1 },
  ]);
});

it.each([
  ['4B', [['Class 4b', 3]], 'Class 4b'],
  ['4B', [['Class 5a', 0]], '4B'],
  // A list without classes, beside a class that was made first.
  ['', [['Class 4b', 0]], 'Class 4b'],
  [
    '',
    [
      ['Class 4b', 0],
      ['5a', 12],
    ],
    'Class 4b',
  ],
  ['', [['5a', 12]], '5a'],
  [
    '',
    [
      ['5a', 12],
      ['5b', 12],
    ],
    '',
  ],
  [
    '',
    [
      ['5a', 0],
      ['5b', 0],
    ],
    '',
  ],
  ['', [], ''],
] as const)('%j beside %j is proposed for %j', (label, existing, proposed) => {
  expect(
    proposedClass(
      label,
      existing.map(([name, memberCount]) => ({ name, memberCount })),
    ),
  ).toBe(proposed);
});
