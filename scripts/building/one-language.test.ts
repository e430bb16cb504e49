import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { readImports } from '../code-checks/layers.ts';
import { CHOICE, oneLanguage } from './one-language.ts';

const MESSAGE = `const en_hello = () => 'Hello'; const de_hello = () => 'Guten Tag';
export const hello = (options = {}) => {
  const locale = ${CHOICE}
  if (locale === 'en') return en_hello();
  return de_hello();
};
`;
const PAGE = `import { LETTERS } from './content/letters.ts';
import { hello } from './messages/compiled/modules/messages/hello.js';
console.log(LETTERS?.promptOf('a').words, hello());`;

/** The scripts of a page with a letter and a message, in one of two languages. */
async function scriptIn(language: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'one-language-'));
  await cp('content/letters.ts', join(folder, 'content/letters.ts'));
  const letters = await readFile('content/en/letters.ts', 'utf8');
  await cp('content/en/letters.ts', join(folder, 'content/en/letters.ts'));
  await cp('content/en/letters.ts', join(folder, 'content/de/letters.ts'));
  await writeFile(join(folder, 'content/de/letters.ts'), letters.replaceAll("'small'", "'klein'"));
  const messages = join(folder, 'messages/compiled/modules/messages');
  await cp('messages/compiled/modules/runtime.js', join(messages, '../runtime.js'));
  await cp('messages/compiled/modules/runtime.js', join(messages, 'hello.js'));
  await writeFile(join(messages, 'hello.js'), MESSAGE);
  await writeFile(join(folder, 'page.ts'), PAGE);
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [oneLanguage(language, join(folder, 'content'))],
    build: { write: false, rolldownOptions: { input: join(folder, 'page.ts') } },
  })) as Rolldown.RolldownOutput;
  await rm(folder, { recursive: true });
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it.each([
  ['en', ['small', 'Hello'], ['klein', 'Guten Tag']],
  ['de', ['klein', 'Guten Tag'], ['small', 'Hello']],
  ['en-XA', ['small', 'Guten Tag'], ['klein', 'Hello']],
])('a page in %s has the content and the messages of that language alone', async (language, own, others) => {
  const script = await scriptIn(language);
  for (const words of own) expect(script).toContain(words);
  for (const words of others) expect(script).not.toContain(words);
});

it('every message chooses its language in the way that is replaced', async () => {
  const text = await readFile('messages/compiled/modules/messages/shared_one_moment.js', 'utf8');
  expect(text).toContain(CHOICE);
});

it('no page and no list of content names another language than the one that is replaced', () => {
  const named = [...readImports()].flatMap(([file, targets]) =>
    targets.filter((target) => !file.startsWith('content/en/') && /^content\/[^/]+\/(?!.*testing)/.test(target)),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((target) => !target.startsWith('content/en/'))).toEqual([]);
});
