import { z } from 'zod';
import type { Endpoints } from '../platform/endpoint.ts';

/** `json`: one JSON document. `csv`: a ZIP file with one CSV file per collection. */
export const exportQuerySchema = z.strictObject({ as: z.enum(['json', 'csv']) });
export type ExportFormat = z.infer<typeof exportQuerySchema>['as'];

/** The first four names come from the product specification. */
export const COLLECTIONS = [
  'Users',
  'adhd_result',
  'dyslexia_results',
  'autism_results',
  'game_runs',
  'settings',
  'preferences',
  'purchases',
  'leaderboard',
  'consents',
  'share_links',
  'groups',
  'sign_up_invitations',
  'assignments',
  'group_texts',
  'memberships',
  'set_for_learner',
  'texts_read',
  'plan',
  'plan_notes',
  'plan_notes_written',
  'group_views',
  'pupil_account',
  'parent_agreements',
  'parent_reports',
  'picture_changes',
  'ways_in',
  'sessions',
  'profile_picture',
  'mails',
  'demo_requests',
] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** One exported record; its values fit into spreadsheet cells. */
export type ExportedDocument = Record<string, string | number | boolean | null | object>;

/** Everything the server stores about a learner. */
export type MyData = Record<Collection, ExportedDocument[]>;

export const myDataEndpoints = {
  'GET /learners/:learnerId/export': {
    summary: 'Everything the server stores about the learner, as a file',
    access: 'export-data',
    query: exportQuerySchema,
    files: ['application/json', 'application/zip'],
    problems: ['invalid-request'],
  },
} as const satisfies Endpoints;
