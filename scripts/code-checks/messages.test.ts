import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { NICKNAME_WORDS } from '#rules/people/nickname.ts';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
/** What a person reads of the server are its mails; the rest is for operators and the log. */
const MAILS = /^server\/(?!database).*(letters|mails|daily-report|demo-request-routes|-words)\.ts$/;
const FILES = globSync('{web,rules,server}/**/*.{ts,tsx}').filter((file) => !isTest(file));

/** Words that are looked for in what people bring: the columns of lists of schools, and texts in many languages. */
const FOREIGN_WORDS = [
  ...['rules/groups/lists/headings.ts', 'rules/reading/text-language.ts', 'web/read-aloud/abbreviations.ts'],
];
const isShown = (file: string) => (!file.startsWith('server/') || MAILS.test(file)) && !FOREIGN_WORDS.includes(file);

/** Texts that look like sentences and are none of the catalogue, by what they are. */
const OUTSIDE_THE_CATALOGUE: Record<string, readonly RegExp[]> = {
  'keys of the keyboard': [/^(Enter|Tab|Shift|Home|End|Arrow|Backspace|Escape)$/],
  'endpoints, headers and values of attributes': [
    /^(GET|PUT|POST|PATCH|DELETE) \//,
    /^width=device-width/,
    /^autoplay; /,
    /Path=\/; /,
    /^bottom end$/,
    /^…px …px$/,
    /^translate\(/,
    /^text\/html; charset/,
  ],
  'names of works, people, makers and fonts': [
    /^(SIL Open Font License 1\.1|Fluent Emoji( Flat)?|Phosphor Icons|Braille Institute|Festival|Festvox|Asterisk|SoundSwallower|CC BY-SA 3\.0)$/,
    /^(Lexend|Atkinson( Hyperlegible Next)?|British Dyslexia Association|#?thembstudy)$/,
    /^(Google|Apple|Facebook|English|Longer English|English from right to left)$/,
    /^(Robin|Noor|Sam)$/,
  ],
  'words of nicknames': [new RegExp(`^((${NICKNAME_WORDS.join('|')}) ?)+$`)],
  'names of HTML elements': [/^(address|header|script|audio|del) [a-z0-9 ]+$/],
  'names of the formats of Word and PDF': [/^(Letter|Fallback|Relationship|Widget|Off|Tx|Ch)$/],
  'sounds of speech, pairs of vowels': [/^[a-z]{2}( [a-z]{2}){9,}$/, /^[A-Z]{1,2}( [A-Z]{1,2})+$/],
  'values that are compared or stored': [
    /^(You|Sample|the learner|without a clock|with levels|person …)$/,
    /^(Noun|Pronoun|Verb|Adjective|Adverb)$/,
    /^(Title|recognizing text)$/,
  ],
};

it('every sentence that a person reads stands in the catalogue', () => {
  const allowed = Object.values(OUTSIDE_THE_CATALOGUE).flat();
  const stray = FILES.filter(isShown)
    .flatMap(straySentences)
    .filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
  expect(stray).toEqual([]);
});

it.each([
  ['text between tags', 'export const a = <p>Hello</p>;', ['Hello']],
  ['a label', 'export const a = <p aria-label="Main menu" className="two words" />;', ['Main menu']],
  ['a text in a variable', "export const a = 'It is over.';", ['It is over.']],
  ['a single word with a capital letter', "export const a = 'Close';", ['Close']],
  ['a sentence glued from parts', `export const a = (n: number) => \`\${n} games\`;`, ['… games']],
  ['no class names, keys of messages, errors and selectors', "throw new Error('It broke'); m['a b']();", []],
])('%s is found', (_what, code, found) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'thembstudy-stray-'));
  const file = join(folder.path, 'file.tsx');
  writeFileSync(file, code);
  expect(straySentences(file).map(({ text }) => text)).toEqual(found);
});

it('every message is used, and each key stands in one catalogue', () => {
  const catalogues = globSync('messages/en/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const keys = catalogues.flatMap((catalogue) => keysOf(catalogue));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  const scripts = globSync('scripts/*.ts').filter((file) => !isTest(file));
  const code = [...FILES, ...scripts].map((file) => readFileSync(file, 'utf8')).join('\n');
  const used = new Set([...code.matchAll(/\bm\[\s*['"]([^'"]+)['"]\s*\]/g)].map(([, key]) => key));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

it('the settings of the catalogues name each of them', () => {
  const settings = JSON.parse(readFileSync('messages/project.inlang/settings.json', 'utf8'));
  const named = settings['plugin.inlang.messageFormat'].pathPattern.map((path: string) =>
    path.replace('{locale}', 'en'),
  );
  expect(named.toSorted()).toEqual(
    globSync('*/*.json', { cwd: 'messages' })
      .filter((file) => file.startsWith('en/'))
      .map((file) => `./${file}`)
      .toSorted(),
  );
});

/** A message is a text, or a list of variants. */
function keysOf(catalogue: object, path: readonly string[] = []): string[] {
  return Object.entries(catalogue).flatMap(([name, value]) => {
    const here = [...path, name];
    return typeof value === 'string' || Array.isArray(value) ? [here.join('.')] : keysOf(value, here);
  });
}

/** A text in the code that a person could read. */
type StraySentence = { file: string; text: string };

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
function straySentences(file: string): StraySentence[] {
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
