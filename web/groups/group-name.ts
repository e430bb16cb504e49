import { m } from '#messages';
import { GROUP } from '#rules/groups/groups.ts';

/** The problem of a group's name; undefined if it is valid. */
export function groupNameProblem(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim();
  if (name === '') return m['groups.new.name_missing']();
  return name.length > GROUP.longestName ? m['groups.new.name_long']({ most: GROUP.longestName }) : undefined;
}
