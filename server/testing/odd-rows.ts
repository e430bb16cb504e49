import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

const INSTANT = '2026-11-21T10:00:00.000Z';
const ROWS: Partial<Record<keyof Tables, Record<string, unknown>>> = {
  settings: { learnerId: 'learner-1', name: 'font', value: '"Lexend ü 漢字 🐝"', changedAt: INSTANT },
  preferences: { learnerId: 'learner-1', stutterDetection: 1, focusMode: 0, dailyReports: 1 },
  autismFlags: { learnerId: 'learner-1', autism: 'low' },
  profilePictures: {
    learnerId: 'learner-1',
    pictureId: 'p',
    mediaType: 'image/webp',
    base64: 'A'.repeat(60_000),
    changedAt: INSTANT,
  },
  clockReadings: { id: 1, steadySince: INSTANT, readAt: INSTANT },
  demoRequests: {
    requestId: 'r',
    receivedAt: INSTANT,
    name: 'Bo',
    email: 'bo@example.org',
    visitorKind: 'parent',
    message: 'Two\nlines\t"and" \\more',
  },
};

/** Adds rows of many shapes to a database with a `learner-1`: letters of all kinds, a picture, quotes. Gives how many. */
export async function addOddRows(database: Kysely<Tables>): Promise<number> {
  for (const [table, row] of Object.entries(ROWS))
    await sql`
      insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(row))})
    `.execute(database);
  return Object.keys(ROWS).length;
}
