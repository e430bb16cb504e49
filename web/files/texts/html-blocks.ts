import { listNumber, type NumberForm } from '#rules/reading/list-numbers.ts';
import { cleanText, type TextBlock } from '#rules/reading/my-texts.ts';
import { lowered, raised } from '#rules/reading/raised-signs.ts';
import { readMarks } from '#rules/reading/text-marks.ts';
import type { MissingWords, Opened } from '../file-kind.ts';
import { BlockWriter } from './block-writer.ts';
import { formulaLine } from './formula.ts';
import { elementsIn, type MarkupElement, type MarkupNode, textIn } from './markup.ts';
import { tableRow } from './table-row.ts';

const setOf = (names: string) => new Set(names.split(' '));
const HEADINGS = setOf('h1 h2 h3 h4 h5 h6');
/** Elements that start and end a paragraph. */
const BLOCKS = setOf(
  'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
/** Elements whose content is skipped. */
const LEFT_OUT = setOf('script style head template noscript select textarea rt rp title link meta');
const MEDIA = setOf('audio video object embed iframe canvas');
const STRUCK_OUT = setOf('del s strike');
const EMPHASIS = new Set(['em', 'i', 'strong', 'b']);
const FORMS: Record<string, NumberForm> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};
/** The sign in front of a page number, as books print it. */
const PAGE_NUMBER = /^[\s[\](){}|–-]*(?:p(?:age|\.)?\s*)?(?:\d{1,4}|[ivxlcdm]{1,8})[\s[\](){}|–-]*$/i;
/** What an element stands in. */
type Inside = { isHeading: boolean; isPre: boolean };
const NOTES = /\b(?:footnote|endnote|rearnote)\b/;

/** The blocks of one or several documents of a file. */
export class HtmlReader {
  readonly #writer: BlockWriter;
  /** The marks of notes by the id of the note. */
  readonly #marks = new Map<string, string>();
  #notes: TextBlock[] = [];

  constructor(writer: BlockWriter) {
    this.#writer = writer;
  }

  /**
   * Adds the paragraphs and headings of a document, and its notes after them.
   * @param language of its package, which counts where the document says nothing
   */
  read(document: MarkupElement, language?: string): void {
    for (const link of elementsIn(document, 'a'))
      if (isNoteMark(link)) this.#marks.set(noteOf(link), textIn(link).replace(/[[\]()\s]/g, ''));
    this.#writer.language = language;
    this.#visit(document, { isHeading: false, isPre: false });
    this.#writer.end();
    this.#writer.blocks.push(...this.#notes);
    this.#notes = [];
  }

  #visit(node: MarkupNode, inside: Inside): void {
    const writer = this.#writer;
    if (typeof node === 'string') {
      const [first = '', ...lines] = inside.isPre ? node.split('\n') : [node];
      writer.add(first);
      for (const line of lines) {
        writer.end(inside.isHeading);
        writer.add(line);
      }
      return;
    }
    const { name, children } = node;
    if (isLeftOut(node)) return;
    if (NOTES.test(kindOf(node)) && !inside.isHeading && this.#addNote(node)) return;
    if (this.#addSpecial(node, inside)) return;
    const row = name === 'tr' ? shortRow(node) : null;
    const isHeading = inside.isHeading || HEADINGS.has(name);
    const isBlock = HEADINGS.has(name) || BLOCKS.has(name);
    if (isBlock) writer.end(inside.isHeading);
    const { language } = writer;
    // A word in another language does not change that of its paragraph.
    if (isBlock) writer.language = languageIn(node) ?? language;
    if (row !== null) writer.add(row);
    else {
      const labels = name === 'ol' ? numbersOf(node) : undefined;
      for (const child of children) {
        const label = typeof child === 'string' ? undefined : labels?.get(child);
        if (label) this.#addItem(label, child as MarkupElement, { ...inside, isHeading });
        else this.#visit(child, { isHeading, isPre: inside.isPre || name === 'pre' });
      }
    }
    if (!isBlock) return;
    writer.end(isHeading);
    writer.language = language;
  }

  /** The number stands before the first paragraph of the item, unless the item begins with it already. */
  #addItem(label: string, item: MarkupElement, inside: Inside): void {
    this.#writer.end(inside.isHeading);
    const from = this.#writer.blocks.length;
    this.#visit(item, inside);
    const first = this.#writer.blocks[from];
    if (first && !cleanText(readMarks(first.text).text).startsWith(label)) first.text = `${label} ${first.text}`;
  }

  /** Keeps a note for the end of the document. False when it is a part of a list of notes, which keeps its place. */
  #addNote(note: MarkupElement): boolean {
    if (note.name !== 'aside' && note.name !== 'div') return false;
    const { blocks } = this.#writer;
    this.#writer.end();
    const from = blocks.length;
    for (const child of note.children) this.#visit(child, { isHeading: false, isPre: false });
    this.#writer.end();
    const added = blocks.splice(from);
    const mark = this.#marks.get(note.attributes.id ?? '');
    const [first] = added;
    if (mark && first && !cleanText(readMarks(first.text).text).startsWith(mark)) first.text = `${mark}. ${first.text}`;
    this.#notes.push(...added);
    return true;
  }

  /** Adds what is more than its text. False for all other elements. */
  #addSpecial(node: MarkupElement, inside: Inside): boolean {
    const { name, attributes } = node;
    const writer = this.#writer;
    if (name === 'img' || name === 'image') {
      if (!isDecoration(node)) writer.addPicture(attributes.alt ?? '');
    } else if (name === 'svg') {
      const title = elementsIn(node, 'title').map(textIn)[0] ?? attributes['aria-label'] ?? '';
      if (!isDecoration(node)) writer.addPicture(title);
    } else if (name === 'math') writer.addFormula(formulaLine(node));
    else if (MEDIA.has(name)) writer.missing.media += 1;
    else if (STRUCK_OUT.has(name)) writer.leaveOut(textIn(node));
    else if (name === 'sup' || name === 'sub') this.#addRaised(node);
    else if (EMPHASIS.has(name) && !inside.isHeading)
      writer.emphasize(() => {
        for (const child of node.children) this.#visit(child, inside);
      });
    else return false;
    return true;
  }

  #addRaised({ name, children }: MarkupElement): void {
    const before = this.#writer.text;
    for (const child of children) this.#visit(child, { isHeading: false, isPre: false });
    const now = this.#writer.text;
    if (!now.startsWith(before)) return;
    const text = now.slice(before.length);
    this.#writer.replace(before + (name === 'sup' ? raised(before, text) : lowered(text)));
  }
}

/** The paragraphs and headings of an HTML document, and its title. */
export function htmlBlocks(document: MarkupElement, words: MissingWords): Opened {
  const writer = new BlockWriter(words);
  new HtmlReader(writer).read(document);
  const title = elementsIn(document, 'title').map(textIn).map(cleanText)[0] ?? '';
  return { title, blocks: writer.blocks, missing: writer.missing };
}

/** The cells of a row as one line, or null if one of them is long. */
function shortRow(row: MarkupElement): string | null {
  const cells = row.children.filter((child): child is MarkupElement => typeof child !== 'string');
  const hasMore = ['math', 'img', 'svg', 'sup', 'sub', 'ol'].some((name) => elementsIn(row, name).length > 0);
  return hasMore ? null : tableRow(cells.map(visibleText));
}

function visibleText(node: MarkupNode): string {
  if (typeof node === 'string') return node;
  if (LEFT_OUT.has(node.name) || MEDIA.has(node.name) || STRUCK_OUT.has(node.name) || isHidden(node)) return '';
  return node.children.map(visibleText).join(BLOCKS.has(node.name) ? ' ' : '');
}

/** The printed number of each item of a list. */
function numbersOf({ attributes, children }: MarkupElement): Map<MarkupElement, string> {
  const items = children.filter((child): child is MarkupElement => typeof child !== 'string' && child.name === 'li');
  const isReversed = attributes.reversed !== undefined;
  let number = wholeNumber(attributes.start) ?? (isReversed ? items.length : 1);
  const labels = new Map<MarkupElement, string>();
  if (/list-style(?:-type)?\s*:\s*none/.test(attributes.style ?? '')) return labels;
  for (const item of items) {
    number = wholeNumber(item.attributes.value) ?? number;
    labels.set(item, `${listNumber(number, FORMS[attributes.type ?? ''] ?? 'decimal')}.`);
    number += isReversed ? -1 : 1;
  }
  return labels;
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*-?\d+\s*$/.test(text) ? Number(text) : undefined;
}

function languageIn({ attributes }: MarkupElement): string | undefined {
  return attributes.lang ?? attributes['xml:lang'];
}

function kindOf({ attributes }: MarkupElement): string {
  return `${attributes['epub:type'] ?? ''} ${attributes.role ?? ''}`;
}

function isLeftOut(node: MarkupElement): boolean {
  return LEFT_OUT.has(node.name) || isHidden(node) || isPageNumber(node) || isBackLink(node) || isNoteMark(node);
}

/** A picture that says of itself that it shows nothing. */
function isDecoration({ attributes }: MarkupElement): boolean {
  const { alt, role = '' } = attributes;
  return alt === '' || attributes['aria-hidden'] === 'true' || /^(?:presentation|none)$/.test(role);
}

function isHidden({ attributes }: MarkupElement): boolean {
  return (
    attributes.hidden !== undefined || /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.style ?? '')
  );
}

/** A page number of the printed book. A page mark around words of the text is none. */
function isPageNumber(element: MarkupElement): boolean {
  return /\b(?:doc-)?pagebreak\b/.test(kindOf(element)) && PAGE_NUMBER.test(textIn(element) || '1');
}

function isBackLink({ name, attributes, children }: MarkupElement): boolean {
  if (name !== 'a') return false;
  const text = children.map(textIn).join('').trim();
  return (
    /^#(?:foot|end)note-ref/.test(attributes.href ?? '') ||
    attributes.role === 'doc-backlink' ||
    /^[↩↑⏎]\ufe0e?$/u.test(text)
  );
}

/** A link to a note, by what it says of itself or by its form: a number in brackets or raised, to a place in the book. */
function isNoteMark(link: MarkupElement): boolean {
  if (link.name !== 'a') return false;
  if (/\bnoteref\b/.test(kindOf(link))) return true;
  const { href = '', class: kind = '' } = link.attributes;
  const isNumber = /^\s*(?:\[?\d{1,3}\]?|[*†‡])\s*$/u.test(textIn(link));
  return isNumber && href.includes('#') && (/foot|note|fn/i.test(href + kind) || elementsIn(link, 'sup').length > 0);
}

function noteOf({ attributes }: MarkupElement): string {
  return (attributes.href ?? '').split('#')[1] ?? '';
}
