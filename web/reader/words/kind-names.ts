import { m } from '#messages';

export const WORD_KINDS = ['naming', 'doing', 'describing', 'how'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** The size of the module that finds parts of speech, in MB after compression. */
export const KINDS_MEGABYTES = 0.1;

export const KIND_NAMES: Record<WordKind, () => string> = {
  naming: m['words.kinds.naming'],
  doing: m['words.kinds.doing'],
  describing: m['words.kinds.describing'],
  how: m['words.kinds.how'],
};
