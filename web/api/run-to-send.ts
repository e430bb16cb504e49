import type { Game } from '#rules/runs.ts';
import type { Sendable } from './device-store.ts';

/** A finished run of a learner as it is kept and sent. */
export function runToSend(id: string, owner: string, game: Game, report: object): Sendable {
  return { id, kind: game, owner, path: `/api/learners/${owner}/runs/${game}/${id}`, body: report };
}
