import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';

/** The kind of a group and its number of learners, such as "Class, 3 learners". */
export function groupWords({ kind, memberCount: count }: Pick<Group, 'kind' | 'memberCount'>): string {
  return m['groups.kind_and_members']({ kind: m['groups.kind']({ kind }), members: m['groups.members']({ count }) });
}
