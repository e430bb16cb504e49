import { m } from '#messages';
import { joinSentences } from '../ui/words/join-sentences.ts';

/** The result of a change; without `sentence` it was saved. */
export type Outcome = {
  wanted: string | null;
  /** The error. */
  sentence?: string;
  /** Whether the error belongs to the field. */
  isOfField?: boolean;
  /** When the leaderboard was last fetched before a request that got no response, in ms since 1970. */
  doubtedAt?: number;
};

type Message = { tone: 'danger' | 'positive'; sentence: string };

/** The message about a change; `nickname` is the server's value at `heardAt`. Null if the field shows the error. */
export function outcomeMessage(
  { wanted, sentence, isOfField, doubtedAt }: Outcome,
  { nickname, heardAt }: { nickname: string | null; heardAt: number },
): Message | null {
  if (isOfField) return null;
  if (sentence === undefined) return saved(wanted);
  if (doubtedAt === heardAt)
    return { tone: 'danger', sentence: joinSentences(sentence, m['leaderboard.choice.not_known']()) };
  if (doubtedAt !== undefined && nickname === wanted) return saved(wanted);
  return { tone: 'danger', sentence: joinSentences(sentence, current(nickname)) };
}

function saved(nickname: string | null): Message {
  const sentence =
    nickname === null ? m['leaderboard.choice.saved_hidden']() : m['leaderboard.choice.saved_shown']({ nickname });
  return { tone: 'positive', sentence };
}

function current(nickname: string | null): string {
  return nickname === null ? m['leaderboard.choice.not_shown']() : m['leaderboard.choice.still_shown']({ nickname });
}
