import { PASSAGES } from '#content/passages.ts';
import { m } from '#messages';
import type { Assigned } from '#rules/groups/assignments.ts';
import { GAME_INFO } from './game-info.ts';

/** An assignment as text, such as "Play Simon". Load it lazily, because it imports the titles of all passages. */
export function assignedWords({ kind, target, textTitle }: Assigned & { textTitle: string | null }): string {
  if (kind === 'sequence') return m['assignments.what.sequence']();
  if (kind === 'game') return m['assignments.what.game']({ title: GAME_INFO[target].title() });
  if (kind === 'text') return m['assignments.what.passage']({ title: textTitle ?? '' });
  const passage = PASSAGES?.find(({ id }) => id === target);
  return m['assignments.what.passage']({ title: passage?.title ?? GAME_INFO['reading-passage'].title() });
}
