import type { LearnerSession } from '#contract/sessions.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { Session } from '../http/request-context.ts';
import { UNKNOWN_DEVICE } from './browser.ts';
import { findSessions } from './session-queries.ts';

/** Where a learner is signed in, as they may see it in the browser of session `here`. */
export async function readSessions(
  database: MainDatabase,
  learnerId: string,
  here: Session,
): Promise<LearnerSession[]> {
  // Sessions keep to the real clock.
  const stored = await findSessions(database, learnerId, new Date());
  const sessions = stored.map(({ id, device, startedAt, renewedAt }) => ({
    id,
    device: device || UNKNOWN_DEVICE,
    startedAt,
    lastUsedAt: renewedAt,
    isThis: id === here.id,
  }));
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
}
