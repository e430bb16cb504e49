import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RecordingIndex } from '../../web/read-aloud/sentence-recordings.ts';
import { wordsOf } from '../../web/read-aloud/sentences.ts';

/** `missing`: sentences without a recording; `leftOver`: names of recordings without a sentence, which are hashes. */
type Stale = { missing: string[]; leftOver: string[] };

/**
 * Missing and left over recordings in a folder; a changed sentence causes one of each.
 * @param sentences by the names of their recordings
 */
export function staleRecordings(sentences: ReadonlyMap<string, string>, folder: string): Stale {
  const index: RecordingIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const files = new Set(globSync(join(folder, '*.mp3')).map((file) => basename(file, '.mp3')));
  const isRecorded = ([name, text]: [string, string]) =>
    files.has(name) && index[name]?.length === wordsOf(text).length + 1;
  const names = new Set([...files, ...Object.keys(index)]);
  return {
    missing: [...sentences].filter((each) => !isRecorded(each)).map(([, text]) => text),
    leftOver: [...names].filter((name) => !sentences.has(name)).sort(),
  };
}

/** The words of prompts whose file does not exist. */
export function missingFiles(prompts: readonly { words: string; clip: string }[], folder: string): string[] {
  return prompts.filter(({ clip }) => !existsSync(join(folder, clip))).map(({ words }) => words);
}
