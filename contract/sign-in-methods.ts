import type { SignInMethod } from '#rules/sign-in-methods.ts';

/** A sign-in method of a learner. `addedAt`: ISO in UTC. */
export type LinkedSignInMethod = { way: SignInMethod; addedAt: string };

/** GET /api/learners/:learnerId/ways-in, oldest first; DELETE …/ways-in/:way answers with the remaining ones. */
export type SignInMethodsAnswer = { ways: LinkedSignInMethod[] };
