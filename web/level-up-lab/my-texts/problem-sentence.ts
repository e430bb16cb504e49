import { m } from '#messages';
import type { FileProblem } from './files/file-kind.ts';

/** Longer file names are cut, so that the sentence stays short. */
const MOST_NAME_CHARACTERS = 40;

const SENTENCES: Record<FileProblem, (inputs: { name: string }) => string> = {
  empty: m['my_texts.fault.empty'],
  'wrong-kind': m['my_texts.fault.wrong_kind'],
  damaged: m['my_texts.fault.damaged'],
  locked: m['my_texts.fault.locked'],
  scanned: m['my_texts.fault.scanned'],
  'no-text-in-photo': m['my_texts.fault.no_text_in_photo'],
  'too-big': m['my_texts.fault.too_big'],
  'too-big-inside': m['my_texts.fault.too_big_inside'],
  'too-long': m['my_texts.fault.too_long'],
  'not-loaded': m['my_texts.fault.not_loaded'],
};

/** Why a file could not be opened, and what to do. */
export function problemSentence(problem: FileProblem, name: string): string {
  return SENTENCES[problem]({ name: shortName(name) });
}

/** The start of a name, and its end with the extension. */
export function shortName(name: string): string {
  if (name.length <= MOST_NAME_CHARACTERS) return name;
  return `${name.slice(0, MOST_NAME_CHARACTERS - 10)}…${name.slice(-8)}`.replace(/\p{Cs}/gu, '');
}
