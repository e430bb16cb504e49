import { useState } from 'react';
import type { ProblemCode } from '#contract/problem.ts';
import { isNickname, NICKNAME, tidyNickname } from '#rules/nickname.ts';
import { useChooseNickname } from '../../api/leaderboard.ts';
import { RequestProblem, sentenceOf } from '../../api/request.ts';

const FIELD_PROBLEMS: readonly ProblemCode[] = ['nickname-not-usable', 'nickname-tells-who', 'nickname-taken'];

type Message = { tone: 'danger' | 'positive'; sentence: string };

/** The choice as it is made: on needs a nickname and a Save, off acts at once. `onFault` moves the focus to the field. */
export function useLeaderboardChoice(nickname: string | null, onFault: () => void) {
  const choose = useChooseNickname();
  const [isOn, setIsOn] = useState(nickname !== null);
  const [typed, setTyped] = useState(nickname ?? '');
  const [fault, setFault] = useState<string>();
  const [message, setMessage] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const refuse = (sentence: string) => {
    setFault(sentence);
    onFault();
  };

  const send = async (wanted: string | null) => {
    setIsBusy(true);
    try {
      await choose(wanted);
      setMessage({ tone: 'positive', sentence: wanted === null ? NOT_SHOWN : shownAs(wanted) });
    } catch (error) {
      if (error instanceof RequestProblem && FIELD_PROBLEMS.includes(error.code)) return refuse(error.message);
      setIsOn(wanted !== null || nickname !== null);
      setMessage({ tone: 'danger', sentence: `${sentenceOf(error)} ${nothingChanged(nickname)}` });
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isOn,
    typed,
    fault,
    message,
    isBusy,
    type: (value: string) => {
      setTyped(value);
      setFault(undefined);
    },
    turn: (isWanted: boolean) => {
      setIsOn(isWanted);
      setFault(undefined);
      setMessage(null);
      if (!isWanted && nickname !== null) void send(null);
    },
    save: () => {
      if (isBusy) return;
      setMessage(null);
      const wanted = tidyNickname(typed);
      if (isNickname(wanted)) void send(wanted);
      else refuse(wanted === '' ? 'Type a nickname.' : NOT_USABLE);
    },
  };
}

const NOT_USABLE = `Use ${NICKNAME.shortest} to ${NICKNAME.longest} letters or digits. Spaces, - and _ can stand between them.`;
const NOT_SHOWN = 'Saved. Now only you see your place.';

function shownAs(nickname: string): string {
  return `Saved. Others see you as ${nickname}.`;
}

function nothingChanged(nickname: string | null): string {
  return nickname === null ? 'You are not shown yet.' : `Others still see you as ${nickname}.`;
}
