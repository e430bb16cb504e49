import { z } from 'zod';
import { GAMES } from '#rules/games/runs.ts';
import { SIGN_IN_METHODS, SOCIAL_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { gameRunEndpoints, runIdSchema } from './games/game-runs.ts';
import { assignmentEndpoints, assignmentIdSchema, memberIdSchema } from './groups/assignments.ts';
import { groupTextEndpoints, textIdSchema } from './groups/group-texts.ts';
import { groupEndpoints, groupIdSchema, invitationIdSchema } from './groups/groups.ts';
import { leaderEndpoints } from './groups/leaders.ts';
import { memberViewEndpoints } from './groups/member-view.ts';
import { membershipEndpoints } from './groups/memberships.ts';
import { parentEndpoints } from './groups/parents.ts';
import { pupilEndpoints } from './groups/pupils.ts';
import { schoolYearEndpoints } from './groups/school-year.ts';
import { activityEndpoints } from './people/activity.ts';
import { demoRequestEndpoints, demoRequestIdSchema } from './people/demo-request.ts';
import { leaderboardEndpoints } from './people/leaderboard.ts';
import { learnerEndpoints } from './people/learner.ts';
import { myDataEndpoints } from './people/my-data.ts';
import { passwordEndpoints } from './people/password-change.ts';
import { planEndpoints, planNoteIdSchema } from './people/plan.ts';
import { pictureIdSchema, profileEndpoints } from './people/profile.ts';
import { purchaseEndpoints, purchaseIdSchema } from './people/purchases.ts';
import { sessionEndpoints, sessionIdSchema } from './people/sessions.ts';
import { consentEndpoints, preferenceEndpoints, settingEndpoints } from './people/settings.ts';
import { mailTokenSchema, signInEndpoints } from './people/sign-in.ts';
import { signInMethodEndpoints } from './people/sign-in-methods.ts';
import { takeBackEndpoints } from './people/take-back.ts';
import type { Endpoints, PathParams } from './platform/endpoint.ts';
import { firstAnswersEndpoints } from './platform/first-answers.ts';
import { healthEndpoints } from './platform/health.ts';
import { serverSetupEndpoints } from './platform/server-setup.ts';
import { attemptIdSchema, screeningAttemptEndpoints } from './screening/screening-attempts.ts';
import { shareLinkEndpoints, shareLinkIdSchema } from './screening/share-links.ts';

/** Every endpoint of the server, by its name. The paths are below `/api`. */
export const API = {
  ...healthEndpoints,
  ...serverSetupEndpoints,
  ...firstAnswersEndpoints,
  ...signInEndpoints,
  ...takeBackEndpoints,
  ...learnerEndpoints,
  ...profileEndpoints,
  ...preferenceEndpoints,
  ...settingEndpoints,
  ...consentEndpoints,
  ...signInMethodEndpoints,
  ...passwordEndpoints,
  ...sessionEndpoints,
  ...myDataEndpoints,
  ...planEndpoints,
  ...screeningAttemptEndpoints,
  ...gameRunEndpoints,
  ...activityEndpoints,
  ...purchaseEndpoints,
  ...leaderboardEndpoints,
  ...shareLinkEndpoints,
  ...groupEndpoints,
  ...memberViewEndpoints,
  ...leaderEndpoints,
  ...assignmentEndpoints,
  ...groupTextEndpoints,
  ...membershipEndpoints,
  ...pupilEndpoints,
  ...parentEndpoints,
  ...schoolYearEndpoints,
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
  leaderId: memberIdSchema,
  parentId: memberIdSchema,
  invitationId: invitationIdSchema,
  signUpInvitationId: mailTokenSchema,
  assignmentId: assignmentIdSchema,
  textId: textIdSchema,
  noteId: planNoteIdSchema,
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
