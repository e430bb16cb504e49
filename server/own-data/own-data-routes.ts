import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Context } from 'hono';
import papa from 'papaparse';
import { type ExportedDocument, exportQuerySchema, type MyData } from '#contract/people/my-data.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import type { Route } from '../http/answers/endpoint-routes.ts';
import { logFault, Problem } from '../http/answers/problems.ts';
import type { Auth } from '../identity/auth.ts';
import { freshSessionOnly, setCookies } from '../identity/sessions/session-middleware.ts';
import { deleteLearner, finishDeletions } from './delete-learner.ts';
import { myDataText, readMyData } from './read-my-data.ts';

type Needs = { auth: Auth; now: () => Date } & ScreeningDatabases;

/** Export and deletion of all data of a learner. */
export function myDataRoutes(route: Route, { auth, now, ...databases }: Needs) {
  route('GET /learners/:learnerId/export', async (c) => {
    const { data: query } = exportQuerySchema.safeParse(c.req.query());
    if (!query) throw new Problem('invalid-request');
    const data = await readMyData(databases, c.get('learnerId'));
    const name = `thembstudy-my-data-${now().toISOString().slice(0, 10)}`;
    return query.as === 'json' ? jsonFile(c, name, data, now()) : zipFile(c, name, data);
  });

  route('DELETE /learners/:learnerId', freshSessionOnly(), async (c) => {
    await deleteLearner(databases.database, c.get('learnerId'), now());
    // The account is deleted; if this fails, the cleanup jobs finish the deletion.
    await finishDeletions(databases).catch((error) => logFault(c, error));
    await auth.logOut(c.req.header('cookie') ?? '').then(
      (cookies) => setCookies(c, cookies),
      (error) => logFault(c, error),
    );
    return { learner: null };
  });
}

function jsonFile(c: Context, name: string, data: MyData, at: Date): Response {
  c.header('Content-Disposition', `attachment; filename="${name}.json"`);
  return c.body(myDataText(data, at), 200, { 'Content-Type': 'application/json; charset=UTF-8' });
}

function zipFile(c: Context, name: string, data: MyData): Response {
  c.header('Content-Disposition', `attachment; filename="${name}.zip"`);
  return c.body(csvZip(data), 200, { 'Content-Type': 'application/zip' });
}

/** Cells that spreadsheet programs would run as a formula; the library's own pattern lets those with a line end through. */
const FORMULA = /^[=+\-@\t\r]/;

/** Spreadsheet programs of many countries take a semicolon or a tab for the end of a cell that is not quoted. */
const quotes = (cell: unknown) => typeof cell === 'string' && /[;\t]/.test(cell);

/** A ZIP file with one CSV file per collection, and with the picture as a file. */
function csvZip(data: MyData): Uint8Array<ArrayBuffer> {
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
  return `${papa.BYTE_ORDER_MARK}${papa.unparse({ fields, data }, { escapeFormulae: FORMULA, quotes })}\r\n`;
}

function cellOf(value: ExportedDocument[string] | undefined) {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
