import { Suspense } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { Card, LoadingPage, Page, PageHead, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ChunkMissing } from '../../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import groups from '../groups.module.css';

export const meta = pageMeta(m['pupils.list.page_title'], m['pupils.list.page_description']);

const ListSteps = lazyChunk(() => import('./list-steps.tsx').then(({ ListSteps }) => ListSteps), ChunkMissing);

/** Creates accounts for pupils from a list; for teachers only. */
export default function PupilListPage() {
  const { learner, status } = useSession().session;
  const head = {
    title: m['pupils.list.title'](),
    lead: m['pupils.list.lead'](),
    back: { to: PATHS.groups, label: m['pupils.list.back']() },
  };
  if (status === 'loading') return <LoadingPage {...head} />;
  return (
    <Page isWide gap="m" isTall>
      <PageHead {...head} className={groups.head} />
      {learner?.role === 'educator' ? (
        <Suspense fallback={<div className={layout.loading} />}>
          <ListSteps key={learner.id} learnerId={learner.id} />
        </Suspense>
      ) : (
        <TeachersOnly learner={learner} />
      )}
    </Page>
  );
}

function TeachersOnly({ learner }: { learner: Learner | null }) {
  const logIn = useOpener('log-in');
  return (
    <Card as="div" isRoomy>
      <p>{m['pupils.list.teachers_only']()}</p>
      {learner && <p>{m['pupils.list.teachers_say_so']()}</p>}
      <Row>
        {learner ? (
          <ButtonLink to={PATHS.groups}>{m['pupils.list.to_groups']()}</ButtonLink>
        ) : (
          <Button {...logIn}>{m['shared.log_in']()}</Button>
        )}
      </Row>
    </Card>
  );
}
