import { isCut, type TextBlock } from '#rules/reading/my-texts.ts';
import { writeMarks } from '#rules/reading/text-marks.ts';
import { type Missing, type MissingWords, NOTHING_MISSING } from '../file-kind.ts';

/** Collects the blocks of a document, and what of it cannot be shown. */
export class BlockWriter {
  readonly blocks: TextBlock[] = [];
  readonly missing: Missing = { ...NOTHING_MISSING };
  readonly #words: MissingWords;
  /** What the file says of the block that is being written. */
  language: string | undefined;
  #text = '';
  /** The places of emphasis in it. */
  #emphasis: { start: number; end: number }[] = [];

  constructor(words: MissingWords) {
    this.#words = words;
  }

  /** The text of the block that is being written. */
  get text(): string {
    return this.#text;
  }

  add(text: string): void {
    this.#text += text;
  }

  /** Replaces the text of the block that is being written. */
  replace(text: string): void {
    this.#text = text;
    this.#emphasis = this.#emphasis.filter(({ end }) => end <= text.length);
  }

  /** Emphasizes what `write` adds, unless it ends the block. */
  emphasize(write: () => void): void {
    const [start, block] = [this.#text.length, this.blocks.length];
    write();
    if (this.blocks.length === block && this.#text.length > start)
      this.#emphasis.push({ start, end: this.#text.length });
  }

  end(isHeading = false): void {
    if (/\S/.test(this.#text)) {
      const hasMarks = this.#emphasis.length > 0 && !isHeading && !isCut(this.#text);
      const text = hasMarks ? writeMarks({ text: this.#text, emphasis: this.#emphasis }) : this.#text;
      this.blocks.push({ text, isHeading, language: this.language });
    }
    this.#text = '';
    this.#emphasis = [];
  }

  /** Says at its place what a picture shows. Between words it stands in brackets. */
  addPicture(description: string): void {
    this.missing.pictures += 1;
    const text = description.replace(/\s+/g, ' ').trim();
    const sentence = text === '' ? this.#words.picture : this.#words.pictureOf.replace('{text}', () => text);
    if (/\S/.test(this.#text)) this.add(` (${sentence}) `);
    else {
      this.end();
      this.blocks.push({ text: /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`, isHeading: false });
    }
  }

  /** Adds a formula as a line of signs, or says at its place that one is missing. */
  addFormula(signs: string): void {
    if (signs !== '') {
      this.add(signs);
      return;
    }
    this.missing.formulas += 1;
    this.add(` (${this.#words.formula}) `);
  }

  addMissingChapter(): void {
    this.missing.chapters += 1;
    this.end();
    this.blocks.push({ text: this.#words.chapter, isHeading: false });
  }

  /** Counts the words of a text that is struck out. It is not shown. */
  leaveOut(text: string): void {
    this.missing.struckOut += text.match(/\S+/g)?.length ?? 0;
  }
}
