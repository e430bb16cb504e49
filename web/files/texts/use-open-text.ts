import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { getLocale } from '#messages/runtime';
import { MY_TEXTS, titleFrom } from '#rules/reading/my-texts.ts';
import { FileError, type FileProblem, type Missing, type MissingWords, type Progress } from '../file-kind.ts';
import type { OpenedText } from './open-file.ts';
import { openText } from './open-text.ts';

/** What a file picker offers for a text. */
export const TEXT_FILES = '.txt,.docx,.epub,.pdf,text/plain,application/pdf,application/epub+zip';

/** The text that is being read. `progress` is null until the worker responds. */
export type Opening = { name: string; progress: Progress | null };

/** The message about the last text. */
export type Said = { tone: 'done' | 'danger'; sentence: string };

/**
 * Reads a file or a pasted text, and gives it with a title to `take`, which returns what to say. `open` does nothing while
 * another text is being read.
 */
export function useOpenText(take: (text: OpenedText) => Promise<Said>) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const open = async (source: File | string, taken?: () => void) => {
    if (ending.current) return;
    const controller = new AbortController();
    ending.current = controller;
    const name = typeof source === 'string' ? titleFrom(source.trim().split('\n', 1)[0] ?? '') : source.name;
    setSaid(null);
    setOpening({ name, progress: null });
    const outcome = await read(source, name, controller.signal);
    setOpening(null);
    setSaid(outcome);
    if (outcome.tone === 'done') taken?.();
    ending.current = null;
  };

  const read = async (source: File | string, name: string, signal: AbortSignal): Promise<Said> => {
    try {
      const text = withNote(
        await openText(source, missingWords(), (progress) => setOpening({ name, progress }), signal),
      );
      const title = text.title || (typeof source === 'string' ? name : withoutKind(name));
      return await take({ ...text, title: title.slice(0, MY_TEXTS.titleMostCharacters) });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return { tone: 'danger', sentence: problemSentence(error.problem, name) };
    }
  };

  const cancel = () => {
    ending.current?.abort();
    ending.current = null;
    setOpening(null);
    setSaid({ tone: 'done', sentence: m['my_texts.opening.cancelled']() });
  };

  return { opening, said, open: (source: File | string, taken?: () => void) => void open(source, taken), cancel };
}

function missingWords(): MissingWords {
  return {
    picture: m['my_texts.missing.picture'](),
    pictureOf: m['my_texts.missing.picture_of']({ text: '{text}' }),
    formula: m['my_texts.missing.formula'](),
    chapter: m['my_texts.missing.chapter'](),
  };
}

/** Says at the top of the text how much of the file cannot be shown. */
function withNote({ missing, ...text }: OpenedText): OpenedText {
  const counts = (Object.keys(NOTES) as (keyof Missing)[]).map((kind) => ({ kind, count: missing?.[kind] ?? 0 }));
  const note = counts.flatMap(({ kind, count }) => (count > 0 ? [NOTES[kind]({ count })] : [])).join(' ');
  const [first, ...others] = text.sections;
  if (note === '' || !first) return text;
  const paragraphs = [note, ...first.paragraphs];
  const languages = [getLocale(), ...(first.languages ?? [])];
  return { ...text, sections: [{ ...first, paragraphs, languages }, ...others] };
}

const NOTES: Record<keyof Missing, (inputs: { count: number }) => string> = {
  pictures: m['my_texts.missing.pictures'],
  formulas: m['my_texts.missing.formulas'],
  chapters: m['my_texts.missing.chapters'],
  media: m['my_texts.missing.media'],
  struckOut: m['my_texts.missing.struck_out'],
  unsure: m['my_texts.missing.unsure'],
};

function withoutKind(name: string): string {
  return name.replace(/\.[a-z\d]{1,5}$/i, '') || name;
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
  'photo-kind': m['my_texts.fault.photo_kind'],
  'photo-dark': m['my_texts.fault.photo_dark'],
  'photo-blurred': m['my_texts.fault.photo_blurred'],
  'photo-unclear': m['my_texts.fault.photo_unclear'],
  'too-big': m['my_texts.fault.too_big'],
  'too-big-inside': m['my_texts.fault.too_big_inside'],
  'too-long': m['my_texts.fault.too_long'],
  'not-loaded': m['my_texts.fault.not_loaded'],
};

/** Why a file could not be opened, and what to do. */
function problemSentence(problem: FileProblem, name: string): string {
  return SENTENCES[problem]({ name: shortName(name) });
}

/** The start of a name, and its end with the extension. */
export function shortName(name: string): string {
  if (name.length <= MOST_NAME_CHARACTERS) return name;
  return `${name.slice(0, MOST_NAME_CHARACTERS - 10)}…${name.slice(-8)}`.replace(/\p{Cs}/gu, '');
}
