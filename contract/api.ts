import { z } from 'zod';
import { GAMES } from '#rules/runs.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { SIGN_IN_METHODS, SOCIAL_PROVIDERS } from '#rules/sign-in-methods.ts';
import { activityEndpoints } from './activity.ts';
import { assignmentEndpoints, assignmentIdSchema } from './assignments.ts';
import { consentEndpoints } from './consents.ts';
import { demoRequestEndpoints, demoRequestIdSchema } from './demo-request.ts';
import type { Endpoints, PathParams } from './endpoint.ts';
import { gameRunEndpoints, runIdSchema } from './game-runs.ts';
import { groupEndpoints, groupIdSchema, memberIdSchema } from './groups.ts';
import { healthEndpoints } from './health.ts';
import { leaderboardEndpoints } from './leaderboard.ts';
import { learnerEndpoints } from './learner.ts';
import { membershipEndpoints } from './memberships.ts';
import { myDataEndpoints } from './my-data.ts';
import { passwordEndpoints } from './password-change.ts';
import { preferenceEndpoints } from './preferences.ts';
import { pictureIdSchema, profileEndpoints } from './profile.ts';
import { pupilEndpoints } from './pupils.ts';
import { purchaseEndpoints, purchaseIdSchema } from './purchases.ts';
import { attemptIdSchema, screeningAttemptEndpoints } from './screening-attempts.ts';
import { serverSetupEndpoints } from './server-setup.ts';
import { sessionEndpoints, sessionIdSchema } from './sessions.ts';
import { settingEndpoints } from './settings.ts';
import { shareLinkEndpoints, shareLinkIdSchema } from './share-links.ts';
import { signInEndpoints } from './sign-in.ts';
import { signInMethodEndpoints } from './sign-in-methods.ts';

/** Every endpoint of the server, by its name. The paths are below `/api`. */
export const API = {
  ...healthEndpoints,
  ...serverSetupEndpoints,
  ...signInEndpoints,
  ...learnerEndpoints,
  ...profileEndpoints,
  ...preferenceEndpoints,
  ...settingEndpoints,
  ...consentEndpoints,
  ...signInMethodEndpoints,
  ...passwordEndpoints,
  ...sessionEndpoints,
  ...myDataEndpoints,
  ...screeningAttemptEndpoints,
  ...gameRunEndpoints,
  ...activityEndpoints,
  ...purchaseEndpoints,
  ...leaderboardEndpoints,
  ...shareLinkEndpoints,
  ...groupEndpoints,
  ...assignmentEndpoints,
  ...membershipEndpoints,
  ...pupilEndpoints,
  ...demoRequestEndpoints,
} as const satisfies Endpoints;
export type Api = typeof API;

/** The schemas of all path parameters. A parameter has the same meaning in every path. */
export const PATH_PARAMS = {
  learnerId: z.string(),
  part: z.enum(SCREENING_PARTS),
  attemptId: attemptIdSchema,
  game: z.enum(GAMES),
  runId: runIdSchema,
  pictureId: pictureIdSchema,
  sessionId: sessionIdSchema,
  purchaseId: purchaseIdSchema,
  requestId: demoRequestIdSchema,
  linkId: shareLinkIdSchema,
  groupId: groupIdSchema,
  memberId: memberIdSchema,
  assignmentId: assignmentIdSchema,
  way: z.enum(SIGN_IN_METHODS),
  provider: z.enum(SOCIAL_PROVIDERS),
} as const;

/** The JSON body that an endpoint accepts. */
export type BodyOf<Name extends keyof Api> = Api[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;

/** The JSON body of the successful answers of an endpoint. */
export type AnswerOf<Name extends keyof Api> = Api[Name] extends { answers: infer Answers }
  ? z.output<Extract<Answers[keyof Answers], z.ZodType>>
  : undefined;

/** The values of the parameters in the path of an endpoint. */
export type ParamsOf<Name extends keyof Api> = {
  readonly [Param in PathParams<Name>]: Param extends keyof typeof PATH_PARAMS
    ? z.input<(typeof PATH_PARAMS)[Param]>
    : never;
};
