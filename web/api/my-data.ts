import type { ExportFormat } from '#contract/my-data.ts';
import { ask, problemOf, read, request } from './request.ts';

/** Everything that the server keeps about a learner, as a file with its name. */
export async function exportMyData(learnerId: string, as: ExportFormat): Promise<{ name: string; file: Blob }> {
  const answer = await ask(`/api/learners/${learnerId}/export?as=${as}`);
  if (!answer.ok) throw problemOf(answer, await read(answer.json()));
  const [, name = 'my-data'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  return { name, file: await read(answer.blob()) };
}

/** Deletes a learner and everything of theirs. Throws when they have to sign in again before. */
export async function deleteLearner(learnerId: string): Promise<void> {
  await request(`/api/learners/${learnerId}`, { method: 'DELETE' });
}
