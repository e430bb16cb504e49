/** What came of a choice: without a sentence it was saved. */
export type Outcome = {
  wanted: string | null;
  /** What went wrong. */
  sentence?: string;
  /** When it is not known whether the server took the choice: when it was last heard of before. */
  doubtedAt?: number;
};

export type Message = { tone: 'danger' | 'positive'; sentence: string };

/** What to say about a choice, with the nickname that holds and when it was heard of. */
export function outcomeMessage(
  { wanted, sentence, doubtedAt }: Outcome,
  { nickname, heardAt }: { nickname: string | null; heardAt: number },
): Message {
  if (sentence === undefined) return saved(wanted);
  if (doubtedAt === heardAt) return { tone: 'danger', sentence: `${sentence} ${NOT_KNOWN}` };
  if (doubtedAt !== undefined && nickname === wanted) return saved(wanted);
  return { tone: 'danger', sentence: `${sentence} ${holding(nickname)}` };
}

const NOT_KNOWN = 'It is not known whether this was saved.';

function saved(nickname: string | null): Message {
  const then = nickname === null ? 'Now only you see your place.' : `Others see you as ${nickname}.`;
  return { tone: 'positive', sentence: `Saved. ${then}` };
}

function holding(nickname: string | null): string {
  return nickname === null ? 'You are not shown yet.' : `Others still see you as ${nickname}.`;
}
