import { type Context, Hono } from 'hono';
import { type ProfileChange, pictureIdSchema, profileChangeSchema } from '#contract/people/profile.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { can } from '#rules/access.ts';
import type { MainDatabase } from '../database/connect.ts';
import { parsedBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { guardedRoutes } from '../identity/guarded-routes.ts';
import { changeProfile } from './change-profile.ts';

/** A changed picture has a new URL, so that browsers can cache each one. */
const IMMUTABLE = 'private, max-age=31536000, immutable';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };

/** The name and the picture of a learner. */
export function profileRoutes({ auth, database, now }: Needs) {
  const app = new Hono<RequestContext>();
  const route = guardedRoutes(app, auth);

  route('PATCH /learners/:learnerId/profile', async (c) => {
    const change = await profileChange(c);
    const [learnerId, { isByPictures }] = [c.get('learnerId'), c.get('session')];
    if (change.name !== undefined && !can({ learnerId, isByPictures }, 'change-name', learnerId))
      throw new Problem('not-found');
    return changeProfile(database, c.get('learnerId'), change, now());
  });

  route('GET /learners/:learnerId/picture/:pictureId', async (c) => {
    const { data: pictureId } = pictureIdSchema.safeParse(c.req.param('pictureId'));
    const picture = pictureId && (await findProfilePicture(database, c.get('learnerId'), pictureId));
    if (!picture) throw new Problem('not-found');
    c.header('Cache-Control', IMMUTABLE);
    c.header('Content-Type', picture.mediaType);
    return c.body(Buffer.from(picture.base64, 'base64'));
  });
  return app;
}

async function profileChange(c: Context): Promise<ProfileChange> {
  const { data, error } = profileChangeSchema.safeParse(await parsedBody(c));
  if (error) throw new Problem(problemOf(error.issues[0]?.path ?? []));
  return data;
}

function problemOf([field, ...within]: readonly PropertyKey[]): ProblemCode {
  if (field === 'name') return 'name-not-usable';
  return field === 'picture' && within[0] === 'base64' ? 'picture-not-usable' : 'invalid-request';
}

/** A picture that the learner uploaded, as media type and base64; undefined when there is none with this id. */
async function findProfilePicture(database: MainDatabase, learnerId: string, pictureId: string) {
  return database
    .selectFrom('profilePictures')
    .select(['mediaType', 'base64'])
    .where('learnerId', '=', learnerId)
    .where('pictureId', '=', pictureId)
    .executeTakeFirst();
}
