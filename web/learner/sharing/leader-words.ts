import type { ShownLeader } from '#contract/groups/memberships.ts';
import { m } from '#messages';
import { joinWithAnd } from '../../ui/words/number-words.ts';

/** The names of those who lead a group inside a sentence; an account may lack a name, and a group a leader. */
export function leaderWords(leaders: readonly ShownLeader[]): string {
  const names = leaders.filter(({ role }) => role === 'leads').map(({ name }) => name || m['sharing.a_grown_up']());
  return names.length > 0 ? joinWithAnd(names) : m['sharing.a_grown_up']();
}

/** The names of all who can look, also of those who only help. */
export function lookerWords(leaders: readonly ShownLeader[]): string {
  return leaderWords(leaders.map(({ name, since }) => ({ name, since, role: 'leads' })));
}

/** The name of a leader alone; null when the account is deleted. */
export function leaderLabel(name: string | null): string {
  if (name === null) return m['sharing.deleted_grown_up']();
  return name || m['sharing.a_grown_up_first']();
}
