import { useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { changeProfile } from '../../../api/profile.ts';
import { isOtherSession, RequestProblem, sentenceOf } from '../../../api/request.ts';
import { announce, useSession } from '../../../api/session.tsx';
import { choiceOf, type PictureKind } from './picture-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { usePictureDraft } from './use-picture-draft.ts';

const NAME_PROBLEMS: readonly ProblemCode[] = ['name-not-usable', 'nickname-tells-name'];

/** Name and picture as they are changed, until they are saved together, also over a visit to another page. `onNameFault` moves the focus to the field. */
export function useProfileDraft(learner: Learner, onNameFault: () => void) {
  /** Null while nothing was typed. */
  const [typed, setTyped] = useKeptDraft<string>(`${learner.id} name`);
  const [nameFault, setNameFault] = useState<string>();
  const [fault, setFault] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open');
  const { chosen, picture, own, brought, choose, forget } = usePictureDraft(learner, () => setState('open'));
  const send = useProfileSending(learner.id);

  const name = typed ?? learner.name;
  const change = {
    ...(name.trim() !== learner.name && { name: name.trim() }),
    ...(chosen && chosen.shown !== learner.image && { picture: choiceOf(chosen) }),
  };

  const refuseName = (sentence: string) => {
    setNameFault(sentence);
    onNameFault();
  };
  const begin = () => {
    setFault(null);
    brought.forgetFault();
    setState('open');
  };
  const save = async () => {
    if (state === 'saving' || brought.isReading) return;
    begin();
    if (name.trim() === '') return refuseName('Type your name. It can be a first name.');
    setState('saving');
    try {
      await send(change);
      setTyped(null);
      forget();
      setState('saved');
    } catch (error) {
      setState('open');
      const isOfName = error instanceof RequestProblem && NAME_PROBLEMS.includes(error.code);
      if (isOfName) refuseName(error.message);
      else setFault(`${sentenceOf(error)} What you chose is still here.`);
    }
  };

  return {
    name,
    nameFault,
    picture,
    own,
    fault: fault ?? brought.fault,
    isReading: brought.isReading,
    state,
    isChanged: Object.keys(change).length > 0,
    save,
    bring: brought.bring,
    type: (value: string) => {
      begin();
      setNameFault(undefined);
      setTyped(value);
    },
    choose: (kind: PictureKind) => {
      begin();
      choose(kind);
    },
  };
}

/** Sends a change, and shows what came of it on the whole page and in other tabs. */
function useProfileSending(learnerId: string) {
  const { changeLearner, refresh } = useSession();
  return async (change: Parameters<typeof changeProfile>[1]) => {
    const answer = await changeProfile(learnerId, change).catch((error) => {
      if (isOtherSession(error)) void refresh();
      throw error;
    });
    changeLearner(learnerId, (now) => ({ ...now, ...answer }));
    announce();
  };
}
