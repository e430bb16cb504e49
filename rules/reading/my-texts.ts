/** The limits of a learner's own texts. They are our own. */
export const MY_TEXTS = {
  mostFileBytes: 20 * 1024 * 1024,
  mostPages: 500,
  /** About 500 pages of print. */
  mostCharacters: 2_000_000,
  /** What a packed file may hold: its entries, and the bytes of those that are unpacked. */
  mostPackedEntries: 5000,
  mostUnpackedBytes: 60_000_000,
  mostPhotoPixels: 60_000_000,
  titleMostCharacters: 120,
  sectionMostWords: 600,
  /** A heading begins a new section once the one before has this many words. */
  sectionFewestWords: 150,
} as const;

/** Characters that take as much room as a word: a text without blanks is cut, too. */
const CHARACTERS_OF_A_WORD = 10;

/** A paragraph or a heading of an opened text. `language`: a tag such as "fr-CA", where the file says it. */
export type TextBlock = { text: string; isHeading: boolean; language?: string | undefined };

/**
 * A section of a text that is shown at once. `heading` is null where a long chapter continues. `languages`: what the file says
 * of each paragraph; left out where it says nothing.
 */
export type TextSection = { heading: string | null; paragraphs: string[]; languages?: (string | undefined)[] };

/** A text on one line: without control characters, soft hyphens, ligatures, printed forms of letters and repeated blanks. */
export function cleanText(text: string): string {
  return (
    text
      // A lone surrogate.
      .replace(/\p{Cs}/gu, '\ufffd')
      .normalize('NFC')
      .replace(/[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g, (letters: string) => letters.normalize('NFKC'))
      .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
      // White space becomes a blank, other control characters disappear.
      .replace(/[\s\u0085]+/g, ' ')
      .replace(/\p{Cc}/gu, '')
      .trim()
  );
}

/** The words of a text, as many as there are parts between blanks. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/**
 * Cuts a text into sections of at most 600 words: before headings, and otherwise between paragraphs. A longer
 * paragraph is cut between its sentences. Blocks without text are dropped.
 */
export function cutIntoSections(blocks: readonly TextBlock[]): TextSection[] {
  const sections: Required<TextSection>[] = [];
  let size = 0;
  const begin = (heading: string | null): Required<TextSection> => {
    const section = { heading, paragraphs: [], languages: [] };
    sections.push(section);
    size = 0;
    return section;
  };
  let current: Required<TextSection> | undefined;
  for (const block of blocks) {
    const text = cleanText(block.text);
    if (text === '') continue;
    if (block.isHeading && (!current || size >= MY_TEXTS.sectionFewestWords)) {
      current = begin(text);
      continue;
    }
    for (const piece of cutLong(text, MY_TEXTS.sectionMostWords)) {
      if (!current || (size > 0 && size + sizeOf(piece) > MY_TEXTS.sectionMostWords)) current = begin(null);
      current.paragraphs.push(piece);
      current.languages.push(block.language);
      size += sizeOf(piece);
    }
  }
  // A heading at the end has no text below it.
  return sections.map(({ heading, paragraphs, languages }) => {
    if (paragraphs.length === 0 && heading !== null) return { heading: null, paragraphs: [heading] };
    const areSaid = languages.some((language) => language !== undefined);
    return { heading, paragraphs, ...(areSaid && { languages }) };
  });
}

/** A title for a text that has none: its first words. */
export function titleFrom(text: string, mostCharacters = 60): string {
  const clean = cleanText(text);
  if (clean.length <= mostCharacters) return clean;
  const cut = clean.slice(0, mostCharacters);
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > 0 ? cut.slice(0, lastBlank) : cut).replace(/\p{Cs}/gu, '')} …`;
}

/** The size of a text in words; a text without blanks counts by its characters. */
function sizeOf(text: string): number {
  return Math.max(countWords(text), Math.ceil(text.length / CHARACTERS_OF_A_WORD));
}

/** Whether a paragraph is too long for one section, and is cut between its sentences. */
export function isCut(text: string): boolean {
  return sizeOf(text) > MY_TEXTS.sectionMostWords;
}

/** Cuts a text that is longer than `most` words: between sentences, else between words, else anywhere. */
function cutLong(text: string, most: number): string[] {
  if (sizeOf(text) <= most) return [text];
  const pieces: string[] = [];
  let piece = '';
  const sentences = text.replace(/([.!?…]["”’»)]*) /g, '$1\0').split('\0');
  for (const part of sentences.flatMap((sentence) => cutSentence(sentence, most))) {
    const longer = piece === '' ? part : `${piece} ${part}`;
    if (piece !== '' && sizeOf(longer) > most) {
      pieces.push(piece);
      piece = part;
    } else piece = longer;
  }
  return [...pieces, piece];
}

function cutSentence(sentence: string, most: number): string[] {
  if (sizeOf(sentence) <= most) return [sentence];
  return sentence.split(' ').flatMap((word) => cutWord(word, most * CHARACTERS_OF_A_WORD));
}

function cutWord(word: string, mostCharacters: number): string[] {
  if (word.length <= mostCharacters) return [word];
  const pieces: string[] = [];
  for (let at = 0; at < word.length; at += mostCharacters) pieces.push(word.slice(at, at + mostCharacters));
  return pieces;
}
