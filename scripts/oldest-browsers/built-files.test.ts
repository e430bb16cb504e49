import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALLOWED_IN_SCRIPTS, ALLOWED_IN_STYLES, type Allowed } from './allowed.ts';
import type { Missing } from './compat.ts';
import { missingInScript } from './in-scripts.ts';
import { knownStyles, missingInStyles } from './in-styles.ts';

type Found = Missing & { file: string; where: string };

const PAGE = 'build/client/index.html';
const [STYLE_SHEET = ''] = globSync('build/client/assets/style-*.css');

/** As `in` of what is allowed: `pdf.worker` for pdf.worker-CgHvibYH.js. */
const nameOf = (file: string) => basename(file).replace(/(-[\w-]{8})?\.(js|html)$/, '');

const SCRIPTS: readonly [file: string, code: string][] = [
  ...globSync('build/client/**/*.js').map((file): [string, string] => [nameOf(file), readFileSync(file, 'utf8')]),
  ...inlineScripts().map((code): [string, string] => [nameOf(PAGE), code]),
];

const IN_SCRIPTS = SCRIPTS.flatMap(([file, code]) =>
  missingInScript(code).map(({ at, ...missing }) => ({ ...missing, file, where: code.slice(at, at + 60) })),
);
const IN_STYLES = missingInStyles(readFileSync(STYLE_SHEET, 'utf8')).map((missing) => ({ ...missing, file: '' }));

describe('the built scripts', () => {
  it('call nothing that the oldest browsers lack', () => {
    expect(faultsOf(IN_SCRIPTS, ALLOWED_IN_SCRIPTS)).toEqual([]);
  });

  it.each([
    ['a.toSorted((b, c) => b - c)', 'Array.toSorted'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['new CompressionStream("gzip")', 'CompressionStream'],
    ['window.CompressionStream', 'CompressionStream'],
    ['navigator.gpu.requestAdapter()', 'Navigator.gpu'],
    ['new Map().values().map(String)', 'Iterator.map'],
    ['Object.groupBy(a, String)', 'Object.groupBy'],
    ['class A { static { a() } }', 'static block of a class'],
    ['/(?<=a)b/', 'regular expression'],
    ['RegExp("(?<!a)b")', 'regular expression'],
  ])('are found out by their syntax tree: %s', (code, name) => {
    expect(missingInScript(code).map((each) => each.name)).toContain(name);
  });

  it.each([
    'a.at(-1); a.findLast(Boolean); structuredClone(a); navigator.locks.request(a, b)',
    'a.toSorted?.()',
    'typeof CompressionStream === "function"',
    'Object.values(a).map(String)',
    '"a toSorted()"',
  ])('may have what all oldest browsers know, or what is asked for: %s', (code) => {
    expect(missingInScript(code)).toEqual([]);
  });
});

describe('the built style sheet', () => {
  it('says nothing that the oldest browsers lack, without another declaration for them', () => {
    expect(faultsOf(IN_STYLES, ALLOWED_IN_STYLES)).toEqual([]);
  });

  it.each([
    ['a { width: 5cqi }', 'cqi'],
    ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a { overflow: clip }', 'overflow: clip'],
    ['a { & b { color: red } }', '&'],
    ['@starting-style { a { color: red } }', '@starting-style'],
    ['@media (width > 3em) { a { color: red } }', '@media with < or >'],
    [':popover-open { color: red }', ':popover-open'],
  ])('is found out: %s', (sheet, name) => {
    expect(missingInStyles(sheet).map((each) => each.name)).toContain(name);
  });

  it('is read by them without it', () => {
    const sheet =
      'a{overflow:hidden;overflow:clip}::highlight(b){color:red}@container(min-width:1em){a{color:red}}b{color:red}';
    expect(knownStyles(sheet)).toBe('a{overflow:hidden}b{color:red}');
  });

  it('may say it after what they know', () => {
    expect(missingInStyles('a { overflow: hidden; overflow: clip; height: 10dvh }')).toEqual([]);
  });
});

it('everything that is allowed is still there', () => {
  const unused = (list: readonly Allowed[], found: readonly Found[]) =>
    list.flatMap(({ names = [], ...rest }) =>
      names.filter((each) => !found.some((missing) => allows({ ...rest, names: [each] }, missing))),
    );
  expect([...unused(ALLOWED_IN_SCRIPTS, IN_SCRIPTS), ...unused(ALLOWED_IN_STYLES, IN_STYLES)]).toEqual([]);
});

function faultsOf(found: readonly Found[], list: readonly Allowed[]): string[] {
  return found
    .filter((missing) => !list.some((allowed) => allows(allowed, missing)))
    .map(({ file, name, browsers, where }) => `${file} ${name}, not in ${browsers}: ${where}`);
}

function allows({ in: files, names }: Allowed, { name, file }: Found): boolean {
  const isSyntax = /^(static block|regular expression)/.test(name);
  return (files?.includes(file) ?? true) && (names?.includes(name) ?? !isSyntax);
}

function inlineScripts(): string[] {
  const scripts = readFileSync(PAGE, 'utf8').matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = '']) => code);
}
