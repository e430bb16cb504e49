import { m } from '#messages';
import { request } from '../../http/request.ts';

/** For each learner on this device: the newest change of their pictures that they were told of. */
const KEY = 'told-pictures';

/** Says once on this device that a teacher gave the learner new pictures; empty without news. */
export async function newPicturesSentence(learnerId: string): Promise<string> {
  const memberships = await request('GET /learners/:learnerId/memberships', { params: { learnerId } }).catch(
    () => null,
  );
  const newest = memberships?.pictureChanges[0];
  if (!newest || told()[learnerId] === newest.changedAt) return '';
  rememberTold(learnerId, newest.changedAt);
  return m['pupils.told.note']({ name: newest.leaderName || m['sharing.a_grown_up_first']() });
}

function told(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function rememberTold(learnerId: string, changedAt: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...told(), [learnerId]: changedAt }));
  } catch {
    // Without storage it is said again at the next sign-in.
  }
}
