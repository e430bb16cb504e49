import { existsSync, readFileSync } from 'node:fs';
import { SAMPLE_TEXT } from '../web/account/settings/sample-text.ts';
import { PASSAGES } from '../web/level-up-lab/assignment/passages.ts';
import { fingerprint, spaced } from '../web/read-aloud/fingerprint.ts';
import { pageSentences } from '../web/read-aloud/page-text.ts';
import { sentencesOf, wordsOf } from '../web/read-aloud/sentences.ts';
import { mainOf } from './page-nodes.ts';

// reading-sentences.ts [PAGE …]: prints the sentences to record as JSON, those of the given prerendered pages included:
// name, text with single spaces, and the index where each word begins.
const texts = new Map<string, string>();
const builtIn = [SAMPLE_TEXT, ...PASSAGES.flatMap(({ paragraphs }) => paragraphs)].flatMap(sentencesOf);
for (const { text } of [...builtIn, ...process.argv.slice(2).flatMap(sentencesOfPage)]) {
  const name = fingerprint(text);
  const spacedText = spaced(text);
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
