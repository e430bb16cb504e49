import { existsSync, readFileSync } from 'node:fs';
import { SAMPLE_TEXT } from '../web/account/settings/sample-text.ts';
import { PASSAGES } from '../web/level-up-lab/assignment/passages.ts';
import { fingerprint, spaced } from '../web/read-aloud/fingerprint.ts';
import { pageSentences } from '../web/read-aloud/page-text.ts';
import { sentencesOf, wordsOf } from '../web/read-aloud/sentences.ts';
import { mainOf } from './page-nodes.ts';

// Writes what is to be recorded as JSON: of each sentence its name, its words with single spaces, and where each word
// begins. Takes the addresses of prerendered pages.
const texts = new Map<string, string>();
const always = [SAMPLE_TEXT, ...PASSAGES.flatMap(({ paragraphs }) => paragraphs)].flatMap(sentencesOf);
for (const { text } of [...always, ...process.argv.slice(2).flatMap(ofPage)]) {
  const name = fingerprint(text);
  const words = spaced(text);
  if ((texts.get(name) ?? words) !== words) throw new Error(`Two sentences share the name ${name}.`);
  texts.set(name, words);
}
const sentences = [...texts].map(([name, text]) => ({ name, text, starts: wordsOf(text).map(({ start }) => start) }));
process.stdout.write(JSON.stringify(sentences));

function ofPage(address: string) {
  const file = `build/client${address}/index.html`;
  if (!existsSync(file)) throw new Error(`${file} is not there. Build the pages first.`);
  return pageSentences(mainOf(readFileSync(file, 'utf8')));
}
