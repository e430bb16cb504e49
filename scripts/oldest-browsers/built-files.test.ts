import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { ALLOWED_IN_SCRIPTS, ALLOWED_IN_STYLES, type Allowed } from './allowed.ts';
import { GLOBALS, MEMBERS, type Missing, NEWER_METHODS } from './compat.ts';
import { knownStyles, missingInStyles } from './in-styles.ts';

type Node = { type: string; start: number; [part: string]: unknown };
type MissingAt = Missing & { at: number };

/** The interfaces of objects that have a global name. */
const GLOBAL_OBJECTS: Record<string, string> = {
  ...{ navigator: 'Navigator', document: 'Document', performance: 'Performance', history: 'History', screen: 'Screen' },
  ...{ crypto: 'Crypto', caches: 'CacheStorage', indexedDB: 'IDBFactory', speechSynthesis: 'SpeechSynthesis' },
  ...{ window: 'Window', self: 'Window', globalThis: 'Window' },
};
const WINDOW = ['window', 'self', 'globalThis'];
/** Methods that return an iterator, whose own methods are newer. */
const GIVES_ITERATOR = ['values', 'keys', 'entries', 'matchAll'];
const NEWER_EXPRESSION = /\(\?<[=!]|\(\?-?[ims]+(-[ims]+)?:/;

/**
 * The globals, members and syntax in a script that an oldest browser
 * lacks. An optional call (`?.()`) is a feature test and allowed.
 */
function missingInScript(code: string): MissingAt[] {
  const found: MissingAt[] = [];
  const { program, errors } = parseSync('built.js', code, { sourceType: 'unambiguous' } as object);
  if (errors[0]) throw new Error(errors[0].message);
  walk(program as unknown as Node, null, '', (node, parent, part) => {
    const missing = newerSyntax(node) ?? newerMember(node, parent, part) ?? newerGlobal(node, parent, part);
    if (missing && missing.browsers.length > 0 && !isTypeof(parent)) found.push({ ...missing, at: node.start });
  });
  return found;
}

function newerSyntax(node: Node): Missing | null {
  const named = (name: string): Missing => ({ name, browsers: ['safari', 'safari_ios'] });
  if (node.type === 'StaticBlock') return named('static block of a class');
  if (!['Literal', 'TemplateElement'].includes(node.type)) return null;
  const { regex, value } = node as { regex?: { pattern: string; flags: string }; value?: unknown };
  // A string may become a regular expression: the bundler writes those that a target lacks as strings.
  const pattern = regex?.pattern ?? (value as { cooked?: string } | null)?.cooked ?? value;
  const isNewer = typeof pattern === 'string' && NEWER_EXPRESSION.test(pattern);
  return isNewer || regex?.flags.includes('v') ? named('regular expression') : null;
}

function newerMember(node: Node, parent: Node | null, part: string): Missing | null {
  if (node.type !== 'MemberExpression' || node.computed) return null;
  const { name } = node.property as { name: string };
  const object = node.object as Node & { name?: string; callee?: Node };
  const owner = object.type === 'Identifier' ? (GLOBAL_OBJECTS[object.name ?? ''] ?? object.name) : undefined;
  if (WINDOW.includes(object.name ?? '') && GLOBALS.has(name)) return { name, browsers: GLOBALS.get(name) ?? [] };
  const exact = MEMBERS.get(`${owner}.${name}`);
  if (exact) return { name: `${owner}.${name}`, browsers: exact };
  if (part !== 'callee' || parent?.optional) return null;
  if (givesIterator(object) && MEMBERS.has(`Iterator.${name}`))
    return { name: `Iterator.${name}`, browsers: MEMBERS.get(`Iterator.${name}`) ?? [] };
  return NEWER_METHODS.get(name) ?? null;
}

function givesIterator({ type, callee }: Node): boolean {
  const called = type === 'CallExpression' ? (callee as Node) : null;
  if (called?.type !== 'MemberExpression') return false;
  const isOfObject = (called.object as { name?: string }).name === 'Object';
  return !isOfObject && GIVES_ITERATOR.includes((called.property as { name: string }).name);
}

function newerGlobal(node: Node, parent: Node | null, part: string): Missing | null {
  if (node.type !== 'Identifier') return null;
  const isName = (part === 'property' || part === 'key') && !parent?.computed;
  const browsers = isName ? undefined : GLOBALS.get(node.name as string);
  return browsers ? { name: node.name as string, browsers } : null;
}

function isTypeof(parent: Node | null): boolean {
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
}

type Visit = (node: Node, parent: Node | null, part: string) => void;

function walk(node: Node, parent: Node | null, part: string, visit: Visit): void {
  visit(node, parent, part);
  for (const [name, value] of Object.entries(node))
    for (const each of Array.isArray(value) ? value : [value])
      if (typeof each?.type === 'string') walk(each, node, name, visit);
}

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
    ['RegExp(`(?<!a)b`)', 'regular expression'],
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
