import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A text in the code that a person could read. */
export type StraySentence = { file: string; text: string };

type CodeNode = { type: string; [key: string]: unknown };

/** Attributes and properties with names, addresses or styles, which are not shown to a person. */
const NOT_SHOWN = words(`
  aria-controls aria-current aria-describedby aria-haspopup aria-labelledby aria-live as autoComplete className crossOrigin d fill
  href htmlFor id inputMode key look media method name points preserveAspectRatio rel role slot src stroke strokeLinecap strokeLinejoin style
  target to tone transform type viewBox`);
/** Functions whose texts are for the browser or for a log. */
const NOT_READ = words(`
  addEventListener anyOf closest Error LoggableError matches matchMedia querySelector querySelectorAll RangeError request
  setProperty TypeError`);
const TWO_WORDS = /\p{L}{2,}[\s,.!?:;’'"“”–-]*\s[\s“"'(]*\p{L}/u;
const ONE_NAME = /^\s*\p{Lu}\p{Ll}+[.!?]?\s*$/u;

/** The texts in a code file that belong in the catalogue: those of two words or more, or with a capital letter. */
export function straySentences(file: string): StraySentence[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return [...textsIn(program as unknown as CodeNode)].map((text) => ({ file, text: text.trim().replace(/\s+/g, ' ') }));
}

function* textsIn(node: CodeNode): Generator<string> {
  if (isSkipped(node)) return;
  if (node.type === 'JSXText') yield* texts(node.value, /\p{L}/u);
  else if (node.type === 'Literal') yield* texts(node.value, TWO_WORDS, ONE_NAME);
  else if (node.type === 'TemplateLiteral') yield* texts(templateText(node), /\p{L}{2,}.*\s|\s.*\p{L}{2,}/su);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* textsIn(child);
  }
}

function* texts(value: unknown, ...readable: RegExp[]): Generator<string> {
  if (typeof value === 'string' && readable.some((pattern) => pattern.test(value))) yield value;
}

function isSkipped(node: CodeNode): boolean {
  if (node.type.startsWith('Import') || node.type.startsWith('TSLiteral')) return true;
  if (node.type === 'JSXAttribute') return NOT_SHOWN.has(nameOf(node.name)) || nameOf(node.name).startsWith('data-');
  if (node.type === 'Property') return NOT_SHOWN.has(nameOf(node.key));
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return NOT_READ.has(nameOf(node.callee)) && !hasCallback(node);
  // The key of a message.
  return node.type === 'MemberExpression' && nameOf(node.object) === 'm';
}

function hasCallback({ arguments: given }: CodeNode): boolean {
  return Array.isArray(given) && given.some(({ type }) => /Function/.test(type));
}

function templateText({ quasis }: CodeNode): string {
  return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** The name of an identifier, of the last part of a member, or of a property's key. */
function nameOf(node: unknown): string {
  const { name, property, value } = Object(node);
  if (typeof name === 'string') return name;
  return property ? nameOf(property) : String(value ?? '');
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && typeof (value as CodeNode).type === 'string';
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
