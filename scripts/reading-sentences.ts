import { existsSync, readFileSync } from 'node:fs';
import { PASSAGES } from '#content/en/passages.ts';
import { m } from '#messages';
import { pageSentences } from '../web/read-aloud/page-text.ts';
import { fingerprint, withSingleSpaces } from '../web/read-aloud/sentence-recordings.ts';
import { sentencesOf, wordsOf } from '../web/read-aloud/sentences.ts';
import { mainOf } from './page-nodes.ts';

// reading-sentences.ts [PAGE …]: prints the sentences to record as JSON, those of the given prerendered pages included:
// name, text with single spaces, and the index where each word begins.
const texts = new Map<string, string>();
const builtIn = [m['settings.sample.text'](), ...PASSAGES.flatMap(({ paragraphs }) => paragraphs)].flatMap(sentencesOf);
for (const { text } of [...builtIn, ...process.argv.slice(2).flatMap(sentencesOfPage)]) {
  const name = fingerprint(text);
  const spacedText = withSingleSpaces(text);
  if ((texts.get(name) ?? spacedText) !== spacedText) throw new Error(`Two sentences share the name ${name}.`);
  texts.set(name, spacedText);
}
const sentences = [...texts].map(([name, text]) => ({ name, text, starts: wordsOf(text).map(({ start }) => start) }));
process.stdout.write(JSON.stringify(sentences));

function sentencesOfPage(address: string) {
  const file = `build/client${address}/index.html`;
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the pages first.`);
  return pageSentences(mainOf(readFileSync(file, 'utf8')));
}
