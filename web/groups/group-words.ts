import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { GROUP } from '#rules/groups/groups.ts';
import { PATHS } from '../paths.ts';

/** The kind of a group and its number of learners, such as "Class, 3 learners". */
export function groupWords({ kind, memberCount: count }: Pick<Group, 'kind' | 'memberCount'>): string {
  return m['groups.kind_and_members']({ kind: m['groups.kind']({ kind }), members: m['groups.members']({ count }) });
}

/** The name of a leader; an account may lack one. */
export function leaderLabel(name: string): string {
  return name || m['groups.group_view.no_name']();
}

/** The name of a member, or a default text. */
export function memberName({ name }: { name: string }): string {
  return name || m['groups.group_view.no_name']();
}

/** The problem of a group's name; undefined if it is valid. */
export function groupNameProblem(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim();
  if (name === '') return m['groups.new.name_missing']();
  return name.length > GROUP.longestName ? m['groups.new.name_long']({ most: GROUP.longestName }) : undefined;
}

/**
 * The URL on a card, which fills in the join code. The code is in the fragment, which browsers do not send to the
 * server.
 */
export const joinAddress = (origin: string, code: string) => `${origin}${PATHS.sharing}#code=${code}`;

/** The URL in the QR code of a pupil's card. The secret is in the fragment; name, id and pictures are in no part of it. */
export const cardAddress = (origin: string, secret: string) => `${origin}${PATHS.pictures}#card=${secret}`;
