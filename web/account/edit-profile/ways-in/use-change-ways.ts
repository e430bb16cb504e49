import { useState } from 'react';
import type { SignInMethod, SocialProvider } from '#rules/sign-in-methods.ts';
import { RequestProblem, sentenceOf } from '../../../api/request.ts';
import { useSignInMethods } from '../../../api/sign-in-methods.ts';
import type { Message } from '../../sign-in-elsewhere/outcome-words.ts';
import { useSignInElsewhere } from '../../sign-in-elsewhere/use-sign-in-elsewhere.ts';
import { signInMethodName, takenAwayWords } from './way-in-words.ts';

/**
 * The ways in of a learner, and what came of changing them. `taking`: the one that is being taken away. `held`: the one
 * that is taken away once the learner has signed in again, which they are asked for while `isStale`.
 */
export function useChangeWays(learnerId: string) {
  const { ways, isAway, askAgain, takeAway } = useSignInMethods(learnerId);
  const [taking, setTaking] = useState<SignInMethod | null>(null);
  const [held, setHeld] = useState<SignInMethod | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const elsewhere = useSignInElsewhere((_, way) => {
    setOutcome(`You can now sign in with ${signInMethodName(way)}.`);
    askAgain();
  });

  const forget = () => {
    setOutcome(null);
    setFault(null);
    elsewhere.forget();
  };
  const takeAwayOne = async (way: SignInMethod) => {
    if (taking) return;
    forget();
    setIsStale(false);
    setTaking(way);
    try {
      await takeAway(way);
      setHeld(null);
      setOutcome(takenAwayWords(way));
    } catch (error) {
      const isTooOld = error instanceof RequestProblem && error.code === 'sign-in-again';
      setIsStale(isTooOld);
      if (isTooOld) setHeld(way);
      else setFault(sentenceOf(error));
    } finally {
      setTaking(null);
    }
  };
  const add = (way: SocialProvider) => {
    forget();
    elsewhere.begin(way, 'link');
  };
  const message: Message | null = fault ? { tone: 'danger', sentence: fault } : elsewhere.message;
  const letGo = () => setIsStale(false);
  const again = { held, isStale, letGo };
  return { ways, isAway, askAgain, elsewhere, taking, again, outcome, message, takeAway: takeAwayOne, add };
}
