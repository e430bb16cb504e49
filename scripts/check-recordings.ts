import { LETTERS } from '#content/en/letters.ts';
import { RECORDINGS } from '#content/en/recordings.ts';
import { SOUND_MATCH_WORDS } from '#content/en/sound-match.ts';
import { runCommand } from './command-line.ts';
import { checkQuality } from './recordings/quality.ts';
import { sentencesToRecord, sentencesWithoutRecording } from './recordings/spoken-texts.ts';
import { missingFiles, staleRecordings } from './recordings/stale.ts';

// npm run check-recordings: lists the sentences, letters and words that have no recording, and the recordings of sentences
// that changed or are gone. The exit code is 1 when there are any. `npm run make-recordings` makes and deletes them.
//   -- --quality   prints instead how well the recordings can be understood; needs pocketsphinx

await runCommand('The recordings could not be checked', async () => {
  if (process.argv.includes('--quality')) return checkQuality();
  const { missing, leftOver } = staleRecordings(sentencesToRecord(), `public${RECORDINGS.folder}`);
  const prompts = [
    ...LETTERS.alphabet.map(LETTERS.promptOf),
    ...SOUND_MATCH_WORDS.sounds.flat().map(SOUND_MATCH_WORDS.promptOf),
  ];
  const stale = { missing: [...missing, ...missingFiles(prompts, 'public')], 'left over': leftOver };
  for (const [what, names] of Object.entries(stale)) for (const name of names) console.log(`${what}: ${name}`);
  for (const text of sentencesWithoutRecording())
    console.log(`never recorded, because its value can be anything: ${text}`);
  const counts = Object.entries(stale).map(([what, names]) => `${names.length} ${what}`);
  console.log(counts.join(', '));
  if (stale.missing.length + leftOver.length > 0) process.exitCode = 1;
});
