import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { MY_TEXTS, type TextSection, titleFrom } from '#rules/reading/my-texts.ts';
import { addOwnText } from '../../device/texts/own-texts.ts';
import { FileError, type FileProblem, type OnProgress, type Progress } from '../../files/file-kind.ts';
import type { FromWorker } from './files/open-file.worker.ts';
import OpenFileWorker from './files/open-file.worker.ts?worker';

/** The text that is being read. `progress` is null until the worker responds. */
export type Opening = { name: string; progress: Progress | null };

/** The message about the last text. */
export type Said = { tone: 'done' | 'danger'; sentence: string };

/**
 * Reads a file or a pasted text, stores it, then calls `onAdded`. `add` does nothing while another text is being read.
 */
export function useAddText(owner: string | null, onAdded: (id: string) => void) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const add = async (source: File | string, stored?: () => void) => {
    if (ending.current) return;
    const controller = new AbortController();
    ending.current = controller;
    const name = typeof source === 'string' ? titleFrom(source.trim().split('\n', 1)[0] ?? '') : source.name;
    setSaid(null);
    setOpening({ name, progress: null });
    const outcome = await store(source, name, controller.signal);
    setOpening(null);
    setSaid(outcome);
    if (outcome.tone === 'done') stored?.();
    ending.current = null;
  };

  const store = async (source: File | string, name: string, signal: AbortSignal): Promise<Said> => {
    try {
      const text = await openText(source, (progress) => setOpening({ name, progress }), signal);
      const title = (text.title || (typeof source === 'string' ? name : withoutKind(name))).slice(
        0,
        MY_TEXTS.titleMostCharacters,
      );
      onAdded(await addOwnText(owner, title, text.sections, new Date()));
      return { tone: 'done', sentence: m['my_texts.add.added']({ title }) };
    } catch (error) {
      if (error instanceof FileError) return { tone: 'danger', sentence: problemSentence(error.problem, name) };
      return { tone: 'danger', sentence: m['my_texts.add.not_kept']() };
    }
  };

  const cancel = () => {
    ending.current?.abort();
    ending.current = null;
    setOpening(null);
    setSaid({ tone: 'done', sentence: m['my_texts.opening.cancelled']() });
  };

  return { opening, said, add: (source: File | string, stored?: () => void) => void add(source, stored), cancel };
}

function withoutKind(name: string): string {
  return name.replace(/\.[a-z\d]{1,5}$/i, '') || name;
}

/** A text that was read. `title` is empty if the file has none. */
type OpenedText = { title: string; sections: TextSection[] };

/**
 * Reads a file or a pasted text in a worker, which is terminated afterwards. The content does not leave the device.
 * @param signal aborts the reading at once; the promise then never settles
 * @throws FileError with the reason if it cannot be read
 */
function openText(source: File | string, onProgress: OnProgress, signal: AbortSignal): Promise<OpenedText> {
  return new Promise((resolve, reject) => {
    const worker = new OpenFileWorker();
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    const refuse = (problem: FileProblem) => {
      end();
      reject(new FileError(problem));
    };
    worker.onerror = () => refuse('not-loaded');
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'progress') return onProgress(data.progress);
      if (data.type === 'fault') return refuse(data.problem);
      end();
      resolve(data);
    };
    worker.postMessage(source);
  });
}

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
