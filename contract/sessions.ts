import { z } from 'zod';

/** Made by the server. */
export const sessionIdSchema = z.uuid();

/** One browser in which a learner is signed in. Instants are ISO in UTC. */
export type LearnerSession = {
  id: string;
  /** The kind of browser and of system, such as "Chrome on Windows". */
  device: string;
  startedAt: string;
  /** The last use that was noted: there is no later one by more than a day. */
  lastUsedAt: string;
  /** Whether it is the browser that asks. */
  isThis: boolean;
};

/**
 * GET /api/learners/:learnerId/sessions: this browser first, then those that were used last. DELETE …/sessions/:sessionId and
 * DELETE …/sessions, which ends all others, answer with those that are left.
 */
export type SessionsAnswer = { sessions: LearnerSession[] };
