import { useRef, useState } from 'react';
import type { ProblemCode } from '#contract/problem.ts';
import { useOwnNickname } from '../api/leaderboard.ts';
import { isOtherSession, RequestProblem, sentenceOf } from '../api/request.ts';
import { type Outcome, outcomeMessage } from './outcome-message.ts';

const FIELD_PROBLEMS: readonly ProblemCode[] = ['nickname-not-usable', 'nickname-tells-who', 'nickname-taken'];
const NOT_HERE = 'You are not logged in here now. Load the page again.';

type Handlers = {
  onSaved: (nickname: string | null) => void;
  /** The nickname itself is not possible, for the reason that the sentence gives. */
  onRefused: (sentence: string) => void;
};

/** Sends choices one after the other, so that the last one holds, and says what came of the last one. */
export function useNicknameSending({ onSaved, onRefused }: Handlers) {
  const [goal, setGoal] = useState<{ nickname: string | null } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const own = useOwnNickname(outcome?.doubtedAt ?? null);
  const sendings = useRef({ count: 0, last: Promise.resolve(), isOneLost: false });

  const settle = (found: Outcome | null) => {
    setGoal(null);
    setOutcome(found);
  };

  const sendInTurn = async (nickname: string | null, isLast: () => boolean) => {
    try {
      await own.choose(nickname);
      if (nickname === null) sendings.current.isOneLost = false;
      if (!isLast()) return;
      onSaved(nickname);
      settle({ wanted: nickname });
    } catch (error) {
      const isRefused = error instanceof RequestProblem && error.status < 500;
      sendings.current.isOneLost ||= !isRefused;
      if (!isLast()) return;
      const isOfField = isRefused && FIELD_PROBLEMS.includes(error.code);
      if (isOfField) onRefused(error.message);
      const sentence = isOtherSession(error) ? NOT_HERE : sentenceOf(error);
      if (isRefused) return settle(isOfField ? null : { wanted: nickname, sentence });
      const doubtedAt = await own.lookAgain();
      if (isLast()) settle({ wanted: nickname, sentence, doubtedAt });
    }
  };

  return {
    nickname: own.nickname,
    goal,
    message: outcome && outcomeMessage(outcome, own),
    isInDoubt: outcome?.doubtedAt === own.heardAt,
    /** Whether others may see the learner, now or once something without an answer reaches the server after all. */
    maySomebodySee: () => own.nickname !== null || goal !== null || sendings.current.isOneLost,
    forgetMessage: () => setOutcome(null),
    send: (nickname: string | null) => {
      const { current } = sendings;
      const turn = current.count + 1;
      current.count = turn;
      setOutcome(null);
      setGoal({ nickname });
      current.last = current.last.then(() => sendInTurn(nickname, () => current.count === turn));
    },
  };
}
