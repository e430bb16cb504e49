import type { SignInWay } from '#rules/sign-in-ways.ts';

/** One way in of a learner. `addedAt`: ISO in UTC. */
export type WayIn = { way: SignInWay; addedAt: string };

/** GET /api/learners/:learnerId/ways-in, the oldest first; DELETE …/ways-in/:way answers with those that are left. */
export type WaysInAnswer = { ways: WayIn[] };
