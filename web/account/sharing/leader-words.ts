import { m } from '#messages';

/** The name of a leader inside a sentence; an account may lack a name. */
export function leaderWords(name: string): string {
  return name || m['sharing.a_grown_up']();
}

/** The name of a leader alone; null when the account is deleted. */
export function leaderLabel(name: string | null): string {
  if (name === null) return m['sharing.deleted_grown_up']();
  return name || m['sharing.a_grown_up_first']();
}
