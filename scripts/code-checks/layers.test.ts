import { describe, expect, it } from 'vitest';
import { importsOf, layerOf, readImports, wrongImports } from './layers.ts';

const wrong = (file: string, target: string) => wrongImports(new Map([[file, [target]]]));

it('the code imports along the layers, and in no circle', () => {
  const imports = readImports();
  expect(imports.size).toBeGreaterThan(1000);
  expect(wrongImports(imports)).toEqual([]);
});

it('every file of the server and of the pages is in a layer', () => {
  const files = [...readImports().keys()].filter((file) => /^(server|web)\//.test(file) && file !== 'server/main.ts');
  expect(files.filter((file) => !layerOf(file))).toEqual([]);
});

it('imports of types, exports from elsewhere and imports on demand count, and their packages', () => {
  const code = `
    import type { A } from './a.ts';
    export * from '../b.ts';
    export { c } from '#rules/c.ts';
    import picture from './d.svg?react';
    import { z } from 'zod';
    const e = () => import('./e.ts');
  `;
  const found = ['web/ui/a.ts', 'web/b.ts', 'rules/c.ts', 'web/ui/d.svg', 'packages', 'web/ui/e.ts'];
  expect(importsOf('web/ui/part.ts', code).sort()).toEqual(found.sort());
});

describe('a wrong import is named with the sentence that forbids it', () => {
  it.each([
    ['rules/a.ts', 'packages'],
    ['rules/a.ts', 'contract/platform/problem.ts'],
    ['contract/a.ts', 'server/app.ts'],
    ['content/a.ts', 'packages'],
    ['content/a.ts', 'contract/platform/problem.ts'],
    ['web/ui/a.ts', 'server/app.ts'],
    ['server/http/a.ts', 'web/ui/layout/page.tsx'],
    ['server/http/a.ts', 'content/content.ts'],
    ['server/http/deep/a.ts', 'dev-identity/provider.ts'],
    ['dev-identity/a.ts', 'contract/platform/problem.ts'],
    ['e2e/a.ts', 'web/ui/layout/page.tsx'],
    ['e2e/a.ts', 'rules/games/runs.ts'],
    ['bench/a.ts', 'contract/platform/problem.ts'],
  ])('%s imports %s: the module', (file, target) => {
    expect(wrong(file, target)).toEqual([expect.stringMatching(/^\S+ imports \S+\. A module imports only/)]);
  });

  it.each([
    ['server/http/a.ts', 'server/app.ts'],
    ['server/http/deep/deep/a.ts', 'server/identity/auth.ts'],
    ['server/environment/a.ts', 'server/own-data/deep/b.ts'],
    ['web/ui/a.tsx', 'web/api/session.tsx'],
    ['web/ui/a.tsx', 'web/app/shell.tsx'],
    ['web/paths.ts', 'web/ui/layout/page.tsx'],
    ['web/reader/a.ts', 'web/play/b.ts'],
    ['web/games/simon/a.ts', 'web/quizzes/b.ts'],
    ['web/games/a.ts', 'web/root.tsx'],
    ['web/activities/a.ts', 'web/games/simon/simon-page.tsx'],
    ['web/games/simon/info.ts', 'web/games/simon/simon-words.ts'],
  ])('%s imports %s: the layer', (file, target) => {
    expect(wrong(file, target)).toEqual([expect.stringContaining('A layer imports only those below it')]);
  });

  it('a circle, also one of types: each of its imports', () => {
    const imports = new Map([
      ['rules/a.ts', ['rules/b.ts']],
      ['rules/b.ts', ['rules/c.ts']],
      ['rules/c.ts', ['rules/a.ts']],
      ['rules/d.ts', ['rules/a.ts']],
    ]);
    expect(wrongImports(imports)).toHaveLength(3);
    expect(wrongImports(imports)[0]).toContain('in a circle');
  });
});

it.each([
  ['server/main.ts', 'dev-identity/provider.ts'],
  ['server/http/deep/a.ts', 'server/http/answers/problems.ts'],
  ['server/own-data/a.ts', 'server/environment/b.ts'],
  ['web/ui/a.tsx', 'web/paths.ts'],
  ['web/app/a.tsx', 'web/games/simon/b.ts'],
  ['web/games/simon/a.ts', 'web/games/game-tiles.tsx'],
  ['web/activities/a.ts', 'web/games/simon/info.ts'],
  ['web/ui/a.tsx', 'content/content.ts'],
  ['e2e/a.ts', 'web/paths.ts'],
  ['scripts/a.ts', 'web/read-aloud/sentences.ts'],
])('%s may import %s', (file, target) => {
  expect(wrong(file, target)).toEqual([]);
});
