import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { ownAssignmentsQuery } from '../../api/own-assignments.ts';
import { markTextRead, readingToSend } from '../../api/set-texts.ts';
import { PATHS } from '../../paths.ts';
import { SavingNote } from '../../play/saving/saving-note.tsx';
import { useSaving } from '../../play/saving/use-saving.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Card, Row } from '../../ui/layout/layout.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';

const TaskShares = lazyChunk(async () => (await import('../../play/end/set-task-shares.tsx')).TaskShares);

type FinishSetTextProps = { textId: string; title: string; learner: Learner };

/** At the end of a text that is set: a button that says that it was read, then what its leader sees. */
export function FinishSetText({ textId, title, learner }: FinishSetTextProps) {
  const queries = useQueryClient();
  const set = useQuery(ownAssignmentsQuery(learner.id)).data?.assignments.filter(
    ({ kind, target }) => kind === 'text' && target === textId,
  );
  const [finished, setFinished] = useState<OwnAssignment | null | undefined>();
  const { saving, begin, save, tryAgain } = useSaving(() => undefined);
  const finish = async () => {
    setFinished(set?.find(({ isDone }) => !isDone) ?? null);
    begin();
    await save(() => readingToSend(learner.id, textId));
    markTextRead(queries, learner.id, textId);
  };
  const isDone = finished !== undefined || (set !== undefined && set.length > 0 && set.every((each) => each.isDone));
  return (
    <Card gap="m" aria-labelledby="finish-text">
      <h2 id="finish-text" tabIndex={-1} key={String(isDone)} ref={finished === undefined ? undefined : focus}>
        {isDone ? m['my_texts.set.done']({ title }) : m['my_texts.set.question']()}
      </h2>
      {!isDone && (
        <Row>
          <Button size="l" onPress={() => void finish()}>
            <CheckIcon />
            {m['my_texts.set.finish']()}
          </Button>
        </Row>
      )}
      <SavingNote saving={saving} onTryAgain={tryAgain} />
      {isDone && (
        <Row>
          <ButtonLink look="line" to={PATHS.dashboard}>
            {m['my_texts.set.go_back']()}
          </ButtonLink>
        </Row>
      )}
      {finished && (
        <Suspense>
          <TaskShares learner={learner} task={finished} />
        </Suspense>
      )}
    </Card>
  );
}
