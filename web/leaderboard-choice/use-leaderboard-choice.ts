import { useState } from 'react';
import { isValidNickname, NICKNAME, normalizeNickname } from '#rules/nickname.ts';
import { useNicknameSending } from './use-nickname-sending.ts';

/** The choice as it is made: on needs a nickname and a Save, off acts at once. `onFault` moves the focus to the field. */
export function useLeaderboardChoice(onFault: () => void) {
  /** What is being typed; null while the field holds what was saved. */
  const [typing, setTyping] = useState<string | null>(null);
  /** What stood in the field when it was last turned off. */
  const [left, setLeft] = useState('');
  const [fault, setFault] = useState<string>();

  const refuse = (sentence: string) => {
    setFault(sentence);
    onFault();
  };
  const { send, nickname, goal, message, isInDoubt, maySomebodySee, forgetMessage } = useNicknameSending({
    onSaved: (saved) => setTyping((now) => (now !== null && normalizeNickname(now) === saved ? null : now)),
    onRefused: refuse,
  });
  const holding = goal ? goal.nickname : nickname;
  const typed = typing ?? holding ?? '';
  const isBusy = goal !== null && goal.nickname !== null;

  return {
    isOn: typing !== null || holding !== null,
    typed,
    fault,
    message,
    isBusy,
    isHidden: nickname === null && !isBusy && !isInDoubt,
    type: (value: string) => {
      setTyping(value);
      setFault(undefined);
    },
    turn: (isWanted: boolean) => {
      setFault(undefined);
      forgetMessage();
      if (!isWanted) setLeft(typed);
      setTyping(isWanted ? left : null);
      if (!isWanted && maySomebodySee()) send(null);
    },
    save: () => {
      if (isBusy) return;
      forgetMessage();
      const wanted = normalizeNickname(typed);
      if (isValidNickname(wanted)) send(wanted);
      else refuse(wanted === '' ? 'Type a nickname.' : NOT_USABLE);
    },
  };
}

const NOT_USABLE = `Use ${NICKNAME.shortest} to ${NICKNAME.longest} letters of one alphabet, or digits. Spaces, - and _ can stand between them.`;
