/** What a learner is called on a page; empty for somebody without a name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
