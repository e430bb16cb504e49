import type { AnswerOf } from '#contract/api.ts';
import { addressOf } from '#contract/platform/endpoint.ts';
import { type Activity, type Finished, isLeafKind, leafCount, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { addFinished } from '#rules/rewards/add-finished.ts';
import { pointsOfRun } from '#rules/rewards/points.ts';
import { deviceStore } from '../device/device-store.ts';
import { resultsOnDevice } from '../device/results/device-results.ts';
import { entriesOf, onOutboxChange } from '../device/results/outbox.ts';
import { unclaimedRuns } from '../device/results/unclaimed-runs.ts';
import { storeActivity, storedActivity } from '../device/stored-activity.ts';
import { send } from '../http/request.ts';

/**
 * What a learner has finished, from the server and from this device; for a visitor (`null`), from this device only. If
 * the server does not respond, its last known response is used.
 */
export async function readActivity(owner: string | null): Promise<Activity> {
  const minutesFromUtc = -new Date().getTimezoneOffset();
  // The server is asked first: a result that is sent in between may be counted a moment later, but never twice.
  const account = owner === null ? NO_ACTIVITY : await activityOfAccount(owner, minutesFromUtc);
  const all = addFinished(account, await finishedOnDevice(owner).catch(() => []), minutesFromUtc);
  storeActivity(owner, account, all);
  return all;
}

/**
 * Calls `show` with the stored value, then with the current one, and again after each change of the results on this
 * device; with null for a visitor who has finished nothing.
 * @returns a function that stops it
 */
export function followActivity(owner: string | null, show: (activity: Activity | null) => void): () => void {
  const showSome = (activity: Activity) => show(owner === null && leafCount(activity) === 0 ? null : activity);
  const update = () => void readActivity(owner).then(showSome, () => undefined);
  const stored = storedActivity(owner);
  if (stored) showSome(stored.all);
  update();
  return onOutboxChange(update);
}

/** @throws ServerAway or RequestProblem when the request fails and this device has stored no earlier response */
async function activityOfAccount(learnerId: string, minutesFromUtc: number): Promise<Activity> {
  const address = addressOf('GET /learners/:learnerId/activity', { learnerId });
  try {
    return (await send(
      'GET',
      `${address}?minutesFromUtc=${minutesFromUtc}`,
    )) as AnswerOf<'GET /learners/:learnerId/activity'>;
  } catch (error) {
    const stored = storedActivity(learnerId);
    if (stored) return stored.account;
    throw error;
  }
}

/** The finished results on this device that add a leaf and that the server does not include in its response. */
async function finishedOnDevice(owner: string | null): Promise<Finished[]> {
  const waiting = (await entriesOf(owner)).filter(({ state, addsLeaf = true }) => state !== 'refused' && addsLeaf);
  const found = [
    ...waiting.map(({ kind, body, keptAt }) => ({ kind, timestamp: finishedAt(body) ?? keptAt })),
    ...(owner === null ? await finishedSignedOut() : await keptHere(owner)),
  ];
  return found.flatMap(({ kind, timestamp }) => (timestamp && isLeafKind(kind) ? [{ kind, timestamp }] : []));
}

async function keptHere(owner: string) {
  return (await resultsOnDevice(owner)).map(({ kind, body }) => ({ kind, timestamp: finishedAt(body) }));
}

async function finishedSignedOut() {
  const answers = await (await deviceStore()).getAll('answers');
  return [
    ...answers.map(({ kind, answer }) => ({ kind, timestamp: Object(Object(answer).attempt).timestamp })),
    ...(await unclaimedRuns())
      .filter(({ run }) => pointsOfRun(run) > 0)
      .map(({ game, run }) => ({ kind: game, timestamp: run.timestamp })),
  ];
}

function finishedAt(body: unknown): string | undefined {
  return Object(body).finishedAt;
}
