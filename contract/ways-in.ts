import type { SignInWay } from '#rules/sign-in-ways.ts';

/** A sign-in method of a learner. `addedAt`: ISO in UTC. */
export type WayIn = { way: SignInWay; addedAt: string };

/** GET /api/learners/:learnerId/ways-in, oldest first; DELETE …/ways-in/:way answers with the remaining ones. */
export type WaysInAnswer = { ways: WayIn[] };
