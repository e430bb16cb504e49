import { z } from 'zod';

/** As one JSON document, or as a ZIP file with one CSV file for each collection. */
export const exportQuerySchema = z.strictObject({ as: z.enum(['json', 'csv']) });
export type ExportKind = z.infer<typeof exportQuerySchema>['as'];

/** The names of the first four are those of the specification. */
export const COLLECTIONS = [
  'Users',
  'adhd_result',
  'dyslexia_results',
  'autism_results',
  'game_runs',
  'settings',
  'preferences',
  'leaderboard',
  'consents',
  'ways_in',
  'sessions',
  'profile_picture',
  'mails',
  'demo_requests',
] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** One thing that is kept, as a row of a spreadsheet could show it. */
export type ExportedDocument = Record<string, string | number | boolean | null | object>;

/** Everything that the server keeps about a learner. */
export type MyData = Record<Collection, ExportedDocument[]>;
