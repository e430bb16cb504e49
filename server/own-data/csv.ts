import type { ExportedDocument } from '#contract/my-data.ts';

/** Without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Cells that spreadsheet programs would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Documents as a CSV file (RFC 4180) with a header line. */
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
