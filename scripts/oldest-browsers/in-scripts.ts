import { parseSync } from 'vite';
import { GLOBALS, MEMBERS, type Missing, NEWER_METHODS } from './compat.ts';

type Node = { type: string; start: number; [part: string]: unknown };
type Found = Missing & { at: number };

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
export function missingInScript(code: string): Found[] {
  const found: Found[] = [];
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
  if (node.type !== 'Literal') return null;
  const { regex, value } = node as { regex?: { pattern: string; flags: string }; value?: unknown };
  // A string may become a regular expression: the bundler writes those that a target lacks as strings.
  const pattern = regex?.pattern ?? value;
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
