import { lowered, raised } from '#rules/reading/raised-signs.ts';
import { FileError, type MissingWords, type OnProgress, type Opened } from '../file-kind.ts';
import type { Unpacked } from '../unpack.ts';
import { BlockWriter } from './block-writer.ts';
import { formulaLine } from './formula.ts';
import { childOf, decodeMarkup, elementsIn, type MarkupElement, parseXml } from './markup.ts';
import { tableRow } from './table-row.ts';
import { WordNumbering } from './word-numbering.ts';
import { type Place, WordStyles } from './word-styles.ts';

/** Signs of the fonts of signs that school work uses. */
const SIGNS: Record<string, string> = {
  ...{ F0FC: '✓', F0FB: '✗', F0FE: '☑', F0A8: '☐', F06F: '☐', F071: '☐', F0A3: '☐', F04A: '☺', F04C: '☹' },
  ...{ F0E0: '→', F0E8: '→', F0B7: '•', F0A7: '•', F0D8: '•' },
};
/** Not shown: text that was moved away, instructions of fields, properties. */
const LEFT_OUT = new Set([
  'w:moveFrom',
  'w:instrText',
  'w:delInstrText',
  'w:rt',
  'Fallback',
  'w:pPr',
  'w:rPr',
  'w:sdtPr',
]);

/** Whether a packed file is a Word document. */
export function isWord(unpacked: Unpacked): boolean {
  return partsOf(unpacked).main !== undefined;
}

/** Reads a Word document. Its headers, footers and comments are left out. */
export function openDocx(unpacked: Unpacked, words: MissingWords, onProgress: OnProgress): Opened {
  const { main, read } = partsOf(unpacked);
  if (main === undefined) throw new FileError('damaged');
  try {
    const writer = new BlockWriter(words);
    const document = new WordDocument(writer, new WordStyles(read('styles')), new WordNumbering(read('numbering')));
    parseXml(decodeMarkup(main), {
      childrenOf: 'w:body',
      take: (child) => document.addBlock(child),
      onPart: (done) => onProgress({ step: 'reading', done }),
    });
    document.addNotes('w:footnote', read('footnotes'));
    document.addNotes('w:endnote', read('endnotes'));
    return { title: '', blocks: writer.blocks, missing: writer.missing };
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('damaged');
  }
}

type Style = ReturnType<WordStyles['paragraph']>;
type NoteKind = 'w:footnote' | 'w:endnote';
const NOTE_KINDS: Record<string, NoteKind> = { 'w:footnoteReference': 'w:footnote', 'w:endnoteReference': 'w:endnote' };

class WordDocument {
  readonly #writer: BlockWriter;
  readonly #styles: WordStyles;
  readonly #numbering: WordNumbering;
  /** The ids of notes in the order of their marks. */
  readonly #notes: Record<NoteKind, string[]> = { 'w:footnote': [], 'w:endnote': [] };
  /** A large first letter, which is a paragraph of its own. */
  #dropCap = '';

  constructor(writer: BlockWriter, styles: WordStyles, numbering: WordNumbering) {
    this.#writer = writer;
    this.#styles = styles;
    this.#numbering = numbering;
  }

  addBlock(element: MarkupElement): void {
    if (element.name === 'w:p') this.#addParagraph(element);
    else if (element.name === 'w:tbl') this.#addTable(element);
    else if (!LEFT_OUT.has(element.name)) for (const child of elementsOf(element)) this.addBlock(child);
  }

  /** Adds the notes that the text refers to, each with its number. */
  addNotes(kind: NoteKind, part: MarkupElement | undefined): void {
    const notes = new Map((part ? elementsIn(part, kind) : []).map((note) => [note.attributes.id, note]));
    for (const [at, id] of this.#notes[kind].entries()) {
      const from = this.#writer.blocks.length;
      for (const child of elementsOf(notes.get(id))) this.addBlock(child);
      const first = this.#writer.blocks[from];
      if (first) first.text = `${at + 1}. ${first.text.trimStart()}`;
    }
  }

  #addParagraph(paragraph: MarkupElement): void {
    const properties = childOf(paragraph, 'w:pPr');
    const style = this.#styles.paragraph(properties);
    const boxes: MarkupElement[] = [];
    const isDropCap = /^(?:drop|margin)$/.test(childOf(properties, 'w:framePr')?.attributes.dropCap ?? '');
    const number = style.listId === '' ? '' : this.#numbering.next(style.listId, style.listLevel);
    if (number !== '') this.#writer.add(`${number} `);
    this.#writer.add(this.#dropCap);
    this.#dropCap = '';
    const firstRun = childOf(childOf(paragraph, 'w:r'), 'w:rPr');
    this.#writer.language = this.#styles.run(firstRun, false).language ?? style.language;
    this.#addInline(paragraph, style, boxes);
    if (isDropCap) {
      this.#dropCap = this.#writer.text.trim();
      this.#writer.replace('');
    }
    this.#writer.end(style.isHeading);
    for (const box of boxes) for (const child of elementsOf(box)) this.addBlock(child);
  }

  #addInline(element: MarkupElement, style: Style, boxes: MarkupElement[]): void {
    for (const child of elementsOf(element)) {
      if (LEFT_OUT.has(child.name)) continue;
      if (child.name === 'w:r') this.#addRun(child, style, boxes);
      else if (child.name === 'm:oMath') this.#writer.addFormula(formulaLine(child));
      else if (child.name === 'w:del') this.#writer.leaveOut(textsIn(child, 'w:delText'));
      else this.#addInline(child, style, boxes);
    }
  }

  #addRun(run: MarkupElement, style: Style, boxes: MarkupElement[]): void {
    const look = this.#styles.run(childOf(run, 'w:rPr'), style.isHidden);
    if (look.isStruckOut && !look.isHidden) this.#writer.leaveOut(textsIn(run, 'w:t'));
    if (look.isStruckOut || look.isHidden) return;
    if (look.isEmphasized) this.#writer.emphasize(() => this.#addPieces(run, style, look.place, boxes));
    else this.#addPieces(run, style, look.place, boxes);
  }

  #addPieces(run: MarkupElement, style: Style, place: Place, boxes: MarkupElement[]): void {
    const before = this.#writer.text;
    for (const child of elementsOf(run)) this.#addPiece(child, style, boxes);
    const now = this.#writer.text;
    if (place === 'baseline' || !now.startsWith(before)) return;
    const text = now.slice(before.length);
    this.#writer.replace(before + (place === 'superscript' ? raised(before, text) : lowered(text)));
  }

  #addPiece(piece: MarkupElement, style: Style, boxes: MarkupElement[]): void {
    const { name, attributes } = piece;
    const text = textOfPiece(piece);
    const notes = NOTE_KINDS[name];
    if (text !== undefined) this.#writer.add(text);
    else if (name === 'w:br' || name === 'w:cr') this.#writer.end(style.isHeading);
    else if (notes) this.#notes[notes].push(attributes.id ?? '');
    else if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') this.#addDrawing(piece, boxes);
    else if (!LEFT_OUT.has(name)) for (const child of elementsOf(piece)) this.#addPiece(child, style, boxes);
  }

  /** The text of a text box follows after its paragraph. */
  #addDrawing(drawing: MarkupElement, boxes: MarkupElement[]): void {
    const [box] = elementsIn(drawing, 'w:txbxContent');
    if (box) {
      boxes.push(box);
      return;
    }
    const [description] = ['docPr', 'shape'].flatMap((name) => elementsIn(drawing, name));
    const { descr, alt, title } = description?.attributes ?? {};
    const hasPicture = ['pic', 'imagedata', 'chart', 'relIds'].some((name) => elementsIn(drawing, name).length > 0);
    if (hasPicture || descr || alt) this.#writer.addPicture(descr || alt || title || '');
  }

  /** A row of short cells is one line. */
  #addTable(table: MarkupElement): void {
    for (const row of table.children) {
      if (typeof row === 'string' || row.name !== 'w:tr') continue;
      const { blocks } = this.#writer;
      const cells: string[] = [];
      const from = blocks.length;
      for (const cell of elementsOf(row).filter(({ name }) => name === 'w:tc' || name === 'w:sdt')) {
        const start = blocks.length;
        this.addBlock(cell);
        cells.push(
          blocks
            .slice(start)
            .map(({ text }) => text)
            .join(' '),
        );
      }
      const line = tableRow(cells);
      if (line === null) continue;
      blocks.splice(from);
      this.#writer.add(line);
      this.#writer.end();
    }
  }
}

/** The parts of the document by the lists of the package, which name them. A folder that was packed again is looked into. */
function partsOf(unpacked: Unpacked) {
  const list = Object.keys(unpacked).find((name) => /(?:^|\/)_rels\/\.rels$/i.test(name)) ?? '';
  const root = list.replace(/_rels\/\.rels$/i, '');
  const mainPath = targetIn(unpacked[list], root, 'officeDocument') ?? '';
  const folder = mainPath.replace(/[^/]*$/, '');
  const ownList = unpacked[`${folder}_rels/${mainPath.slice(folder.length)}.rels`];
  const bytes = unpacked[mainPath];
  const isDocument =
    bytes !== undefined && /wordprocessingml/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 8000)));
  return {
    main: isDocument ? bytes : undefined,
    read: (kind: string): MarkupElement | undefined => {
      const part = unpacked[targetIn(ownList, folder, kind) ?? ''];
      return part && part.length > 0 ? parseXml(decodeMarkup(part)) : undefined;
    },
  };
}

/** The path of a part of this kind, as a list of the package names it. */
function targetIn(list: Uint8Array | undefined, folder: string, kind: string): string | undefined {
  if (!list || list.length === 0) return undefined;
  const found = elementsIn(parseXml(decodeMarkup(list)), 'Relationship').find(({ attributes }) =>
    attributes.Type?.endsWith(`/${kind}`),
  );
  const target = found?.attributes.Target;
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '');
}

function elementsOf(element: MarkupElement | undefined): MarkupElement[] {
  return (element?.children ?? []).filter((child): child is MarkupElement => typeof child !== 'string');
}

/** Undefined for a piece that is no text of its own. */
function textOfPiece({ name, attributes, children }: MarkupElement): string | undefined {
  if (name === 'w:t') return children.join('');
  if (name === 'w:tab' || name === 'w:ptab') return ' ';
  if (name === 'w:noBreakHyphen') return '\u2011';
  return name === 'w:sym' ? (SIGNS[(attributes.char ?? '').toUpperCase()] ?? '') : undefined;
}

function textsIn(element: MarkupElement, name: string): string {
  return elementsIn(element, name)
    .map(({ children }) => children.join(''))
    .join('');
}
