import type { ExportedDocument } from '#contract/my-data.ts';

/** Spreadsheet programs take a file without it for one of their own old alphabets. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What makes a spreadsheet program read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Documents of one kind as a CSV file (RFC 4180), with the names of their fields in the first line. */
export function csvOf(documents: readonly ExportedDocument[]): string {
  const fields = [...new Set(documents.flatMap((document) => Object.keys(document)))];
  const lines = [fields, ...documents.map((document) => fields.map((field) => document[field] ?? null))];
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(cellOf).join(',') + LINE_END).join('');
}

function cellOf(value: ExportedDocument[string]): string {
  if (value === null) return '';
  if (typeof value === 'string') return quoted(FORMULA.test(value) ? `'${value}` : value);
  return typeof value === 'object' ? quoted(JSON.stringify(value)) : String(value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
