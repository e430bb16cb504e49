import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ExportedDocument, MyData } from '#contract/my-data.ts';
import { csvOf } from './csv.ts';

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
