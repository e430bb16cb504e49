import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { announce, useSession, useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { type PictureDraft, type PictureKind, pictureOf, savedPicture, toPictureChoice } from './picture-draft.ts';
import { readPicture } from './picture-file.ts';

/** Null for an unchanged field. `own`: the URL of an uploaded picture. */
type Draft = { name: string | null; picture: PictureDraft | null; own: string | null };

const UNCHANGED: Draft = { name: null, picture: null, own: null };
/** Drafts by learner id. A draft survives leaving the page, but not a reload. */
const drafts = new Map<string, Draft>();

/** The form for name and picture, which are saved in one request. */
export function useNameAndPicture(learner: Learner) {
  const { changeLearner } = useSession();
  const [draft, setDraft] = useState(drafts.get(learner.id) ?? UNCHANGED);
  const [isSaved, setIsSaved] = useState(false);
  const upload = useMutation({ mutationFn: readPicture });

  const saved = savedPicture(learner.image);
  const name = draft.name ?? learner.name;
  const own = draft.own ?? (saved.kind === 'own' ? saved.shown : null);
  const change = {
    ...(name.trim() !== learner.name && { name: name.trim() }),
    ...(draft.picture && draft.picture.shown !== learner.image && { picture: toPictureChoice(draft.picture) }),
  };
  const changeDraft = (part: Partial<Draft>) => {
    const next = { ...(drafts.get(learner.id) ?? UNCHANGED), ...part };
    drafts.set(learner.id, next);
    setDraft(next);
  };

  const save = async () => {
    const params = { learnerId: learner.id };
    const answer = await request('PATCH /learners/:learnerId/profile', { params, body: change });
    changeLearner(learner.id, (now) => ({ ...now, ...answer }));
    announce();
    changeDraft(UNCHANGED);
    setIsSaved(true);
  };
  const { form, submit, isBusy, problems, problem, forgetProblem } = useSubmit(save, {
    check: () => ({ name: name.trim() === '' ? m['account.name_and_picture.name_missing']() : undefined }),
    fieldOf: (error) => (isAboutName(error) ? 'name' : null),
    onError: useSessionCheck(),
    sentence: (error) =>
      isAboutName(error)
        ? sentenceOf(error)
        : joinSentences(sentenceOf(error), m['account.name_and_picture.still_here']()),
  });
  const forgetMessages = () => {
    forgetProblem();
    if (upload.isError) upload.reset();
    setIsSaved(false);
  };

  return {
    form,
    name,
    picture: draft.picture ?? saved,
    own,
    nameProblem: problems.name,
    problem: problem ?? upload.error?.message,
    isBusy,
    isReading: upload.isPending,
    isChanged: Object.keys(change).length > 0,
    isSaved,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isBusy || upload.isPending) return;
      forgetMessages();
      submit();
    },
    changeName: (value: string) => {
      forgetMessages();
      forgetProblem('name');
      changeDraft({ name: value });
    },
    choosePicture: (kind: PictureKind) => {
      forgetMessages();
      changeDraft({ picture: pictureOf(kind, own) });
    },
    // If two files are chosen, only the last one is used, because only the last `mutate` runs its callbacks.
    upload: (file: File) =>
      upload.mutate(file, {
        onSuccess: (shown) => {
          setIsSaved(false);
          changeDraft({ own: shown, picture: { kind: 'own', shown } });
        },
      }),
  };
}

function isAboutName(error: unknown): boolean {
  return isRequestProblem(error, 'name-not-usable');
}
