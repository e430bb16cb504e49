import type { TextBlock } from '#rules/reading/my-texts.ts';

/** The kinds of files by their first bytes. Word documents and books are zip files. */
export type FileKind = 'text' | 'html' | 'zip' | 'pdf' | 'photo';

/** Why a file could not be opened. Each reason has one sentence. */
export type FileProblem =
  | 'empty'
  | 'wrong-kind'
  | 'damaged'
  | 'locked'
  | 'scanned'
  | 'no-text-in-photo'
  | 'photo-kind'
  | 'photo-dark'
  | 'photo-blurred'
  | 'photo-unclear'
  | 'too-big'
  | 'too-big-inside'
  | 'too-long'
  | 'not-loaded';

/** Thrown if a file cannot be opened, with the reason. */
export class FileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The first bytes of photos that every browser opens: JPEG, PNG, GIF, WebP. */
const COMMON_PHOTOS = /^(?:ffd8ff|89504e47|47494638|52494646.{8}57454250)/;
/** BMP, TIFF of both byte orders, BigTIFF, JPEG XL, JPEG 2000, and what is packed as HEIC and AVIF are. */
const OTHER_PHOTOS =
  /^(?:424d.{8}0{8}|49492[ab]00|4d4d002[ab]|ff0a|0000000c4a584c20|0000000c6a502020|.{8}66747970(?:686569|686576|6d6966|6d7366|61766966|61766973))/;
const ZIP = '504b0304';
/** The first bytes of old Office files, and of new ones with a password. */
const OLD_OFFICE = 'd0cf11e0a1b11ae1';
/** The signature of a PDF must be within this many bytes from the start. */
const PDF_WITHIN = 1024;

/**
 * The kind of a file by its content; the extension of its name is not trusted.
 * @throws FileError for kinds that cannot be opened
 */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new FileError('empty');
  const begin = hexOf(bytes.subarray(0, 16));
  if (begin.startsWith(ZIP)) return 'zip';
  if (begin.startsWith(OLD_OFFICE)) throw new FileError(includes(bytes, 'EncryptedPackage') ? 'locked' : 'wrong-kind');
  if (COMMON_PHOTOS.test(begin) || OTHER_PHOTOS.test(begin)) return 'photo';
  const words = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_WITHIN));
  if (words.includes('%PDF-')) return 'pdf';
  if (words.startsWith('{\\rtf')) throw new FileError('wrong-kind');
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)\b/i.test(words)) return 'html';
  return 'text';
}

/** Whether a photo is of a kind that every browser opens, so that one that does not open is damaged. */
export function isOpenedEverywhere(photo: Uint8Array): boolean {
  return COMMON_PHOTOS.test(hexOf(photo.subarray(0, 16)));
}

/** Whether the bytes contain a name in UTF-16, as Office stores it. */
function includes(bytes: Uint8Array, name: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...name].join('\0'));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How much of a file cannot be shown. `struckOut`: words; `media`: sounds and films; `unsure`: words that may be shown wrongly. */
export type Missing = Record<'pictures' | 'formulas' | 'chapters' | 'media' | 'struckOut' | 'unsure', number>;

export const NOTHING_MISSING: Readonly<Missing> = {
  pictures: 0,
  formulas: 0,
  chapters: 0,
  media: 0,
  struckOut: 0,
  unsure: 0,
};

/** What stands at the place of what cannot be shown. `pictureOf` contains `{text}`, the description of the picture. */
export type MissingWords = Record<'picture' | 'pictureOf' | 'formula' | 'chapter', string>;

/** The content of a file. The title is empty if the file has none. */
export type Opened = { title: string; blocks: TextBlock[]; missing?: Missing };

/** The progress: the current step, and the share that is done, from 0 to 1, or null if unknown. */
export type Progress = { step: 'loading' | 'reading'; done: number | null };

export type OnProgress = (progress: Progress) => void;
