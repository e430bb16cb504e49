import { globSync, rmSync } from 'node:fs';
import { RECORDINGS } from '#content/en/recordings.ts';
import { runCommand } from './command-line.ts';
import { recordSentences } from './recordings/record-sentences.ts';
import { sentencesToRecord } from './recordings/spoken-texts.ts';
import { recordLetters, recordWords } from './recordings/words.ts';

// make-recordings.ts: records what devices without a voice play: the letters, the words of Sound match, and the
// sentences. Keeps existing recordings and deletes those of sentences that are not needed any more.
//   --anew   records every sentence again, after the voice or its pauses were changed

await runCommand('The recordings could not be made', async () => {
  const folder = `public${RECORDINGS.folder}`;
  if (process.argv.includes('--anew')) for (const file of globSync(`${folder}/*`)) rmSync(file);
  await recordLetters('public');
  await recordWords('public');
  const sentences = sentencesToRecord();
  await recordSentences(sentences, folder);
  process.stdout.write(`${sentences.size} sentences and pieces of sentences are recorded.\n`);
});
