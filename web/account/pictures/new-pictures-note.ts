import { m } from '#messages';
import { stored } from '../../device/stored.ts';
import { request } from '../../http/request.ts';

/** For each learner on this device: the newest change of their pictures that they were told of. */
const told = stored<Record<string, string | undefined>>('told-pictures');

/** Notifies a learner once per device that a teacher changed their sign-in pictures; empty if there was no change. */
export async function newPicturesSentence(learnerId: string): Promise<string> {
  const memberships = await request('GET /learners/:learnerId/memberships', { params: { learnerId } }).catch(
    () => null,
  );
  const newest = memberships?.pictureChanges[0];
  const toldBefore = told.read((kept) => kept) ?? {};
  if (!newest || toldBefore[learnerId] === newest.changedAt) return '';
  told.write({ ...toldBefore, [learnerId]: newest.changedAt });
  return m['pupils.told.note']({ name: newest.leaderName || m['sharing.a_grown_up_first']() });
}
