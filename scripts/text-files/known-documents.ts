import { readFileSync } from 'node:fs';
import { PASSAGES } from '../../content/en/passages.ts';

export type Part =
  | { kind: 'heading' | 'text' | 'quote'; text: string }
  | { kind: 'list' | 'numbers'; items: string[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'note'; text: string; note: string };

/** A document of which every text is known, to compare with what is read from its files. */
export type KnownDocument = { name: string; parts: Part[] };

const ACCENTS = 'Zoë Müller ate crème brûlée in Łódź, and Ångström’s naïve façade cost 20 €.';
const LETTERS = 'In the office, the chief finds five waffles and a difficult leaflet on the first floor.';
const NOTE: Part = {
  kind: 'note',
  text: 'A fox can hear a mouse under the snow',
  note: 'Some foxes hear it from far away.',
};
const QUOTE: Part = { kind: 'quote', text: 'Nobody reads the same book twice, said the old man at the door.' };
const NUMBERS: Part = { kind: 'numbers', items: ['Open the box.', 'Take out the lamp.', 'Close the box again.'] };

/** Documents with headings, lists, tables, notes and quotations, of one to six pages. */
export function knownDocuments(count: number): KnownDocument[] {
  const privacy = privacyParts();
  return Array.from({ length: count }, (_, at) => {
    const from = (at * 5) % 20;
    const parts = [
      ...passageParts(at),
      ...(at % 2 === 0 ? [{ kind: 'text', text: at % 4 === 0 ? ACCENTS : LETTERS } satisfies Part] : []),
      ...(at % 3 === 0 ? [tableOf(at)] : []),
      ...(at % 4 === 1 ? [NOTE] : []),
      ...(at % 5 === 2 ? [QUOTE] : []),
      ...(at % 7 === 3 ? [NUMBERS] : []),
      // Every fifth document has several pages.
      ...privacy.slice(from, from + (at % 5 === 4 ? 60 : 6)),
      ...passageParts(at + 4),
    ];
    return { name: `document-${at}`, parts };
  });
}

/** Short documents without lists and tables, like pages of a book. */
export function knownPages(count: number): KnownDocument[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `page-${at}`,
    parts: [...passageParts(at), ...passageParts(at + 1 + Math.floor(at / PASSAGES.length))],
  }));
}

/** Every text of a document. */
export function textsOf({ parts }: KnownDocument): string[] {
  return parts.flatMap((part) => {
    if ('items' in part) return part.items;
    if ('rows' in part) return part.rows.flat();
    return 'note' in part ? [part.text, part.note] : [part.text];
  });
}

export function withoutNotes({ name, parts }: KnownDocument): KnownDocument {
  return { name, parts: parts.map((part) => ('note' in part ? { kind: 'text', text: part.text } : part)) };
}

export function withoutTableHeads({ name, parts }: KnownDocument): KnownDocument {
  return { name, parts: parts.map((part) => ('rows' in part ? { ...part, rows: part.rows.slice(1) } : part)) };
}

/** The document in the Markdown of pandoc. */
export function markdownOf({ parts }: KnownDocument): string {
  return parts.map(markdownOfPart).join('\n\n');
}

function markdownOfPart(part: Part): string {
  if ('rows' in part) return tableInMarkdown(part.rows);
  if (part.kind === 'heading') return `# ${part.text}`;
  if (part.kind === 'quote') return `> ${part.text}`;
  if ('items' in part)
    return part.items.map((item, at) => `${part.kind === 'list' ? '-' : `${at + 1}.`} ${item}`).join('\n');
  if (part.kind === 'note') return `${part.text}.^[${part.note}]`;
  return part.text;
}

function tableInMarkdown([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function passageParts(at: number): Part[] {
  const { title, paragraphs } = PASSAGES[at % PASSAGES.length] ?? { title: '', paragraphs: [] };
  return [{ kind: 'heading', text: title }, ...paragraphs.map((text) => ({ kind: 'text', text }) as const)];
}

function tableOf(at: number): Part {
  return {
    kind: 'table',
    rows: [
      ['Animal', 'Legs', 'Sound'],
      ['Cow', '4', 'moo'],
      ['Duck', '2', 'quack'],
      ['Bee', '6', `hum ${at}`],
    ],
  };
}

/** The headings, paragraphs and lists of our page on privacy. */
function privacyParts(): Part[] {
  const blocks = readFileSync('PRIVACY.md', 'utf8').split('\n\n').slice(2);
  return blocks.map((block) => {
    const text = block.replaceAll('\n', ' ').trim();
    if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) };
    if (!text.startsWith('- ')) return { kind: 'text', text };
    return {
      kind: 'list',
      items: block
        .split(/^- /m)
        .slice(1)
        .map((item) => item.replaceAll('\n', ' ').trim()),
    };
  });
}
