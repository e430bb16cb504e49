import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ExportedDocument, MyData } from '#contract/people/my-data.ts';

/** Without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Cells that spreadsheet programs would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A ZIP file with one CSV file per collection, and with the picture as a file. */
export function csvZip(data: MyData): Uint8Array<ArrayBuffer> {
  const pictures = data.profile_picture.map(pictureFile);
  const collections = { ...data, profile_picture: pictures.map(({ row }) => row) };
  const files: Zippable = Object.fromEntries([
    ...Object.entries(collections).map(([name, documents]) => [`${name}.csv`, strToU8(csvOf(documents))]),
    ...pictures.map(({ name, bytes }) => [name, bytes]),
  ]);
  return zipSync(files);
}

function pictureFile({ base64, ...document }: ExportedDocument) {
  const name = `profile_picture.${document.mediaType === 'image/jpeg' ? 'jpg' : 'webp'}`;
  return { name, bytes: new Uint8Array(Buffer.from(String(base64), 'base64')), row: { ...document, file: name } };
}

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
