import { strToU8, type Zippable, zipSync } from 'fflate';
import papa from 'papaparse';
import type { ExportedDocument, MyData } from '#contract/people/my-data.ts';

/** Cells that spreadsheet programs would run as a formula; the library's own pattern lets those with a line end through. */
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
  const data = documents.map((document) => fields.map((field) => cellOf(document[field])));
  return `${papa.BYTE_ORDER_MARK}${papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}\r\n`;
}

function cellOf(value: ExportedDocument[string] | undefined) {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
