import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { canLead, type Role } from '#rules/groups/groups.ts';
import { mayBecome } from '#rules/people/sign-up.ts';
import { useServerSetup } from '../api/server-setup.ts';
import { useSession, useSessionCheck } from '../api/session.tsx';
import { problemSentence } from '../http/problem-sentences.ts';
import { request } from '../http/request.ts';
import { useSubmit } from '../http/use-submit.ts';
import { CARDS, GROUP_OPENED, MEMBER, PATHS, PICTURE_CARDS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { useOpener } from '../ui/focus/panels.ts';
import { Card, LoadingPage, Note, Page, PageHead, Row } from '../ui/layout/layout.tsx';
import { ChunkMissing } from '../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../ui/loading/lazy-chunk.ts';
import { pageMeta } from '../ui/words/page-meta.ts';
import { CardsPage } from './cards/cards-page.tsx';
import { PictureCardsPage } from './cards/picture-cards-page.tsx';
import { GroupList } from './group-list.tsx';
import { GroupViewPage } from './group-view/group-view-page.tsx';
import css from './groups.module.css';

/** Loaded lazily, because it imports the rules of every game. */
const MemberViewPage = lazyChunk(
  () => import('./member-view/member-view-page.tsx').then((chunk) => chunk.MemberViewPage),
  ChunkMissing,
);

export const meta = pageMeta(m['groups.page_title'], m['groups.page_description']);

/** The groups of a parent or a teacher, the shared data of one group's members or of one member, and the cards of a group. */
export default function GroupsPage() {
  const [query] = useSearchParams();
  const { learner, status } = useSession().session;
  const opened = query.get(GROUP_OPENED);
  const member = query.get(MEMBER);
  const cards = query.get(CARDS);
  const pictureCards = query.get(PICTURE_CARDS);
  useFocusOnNewView(`${opened} ${member} ${cards} ${pictureCards}`);
  if (status === 'loading') return <LoadingPage title={m['groups.title']()} lead={m['groups.lead']()} />;
  if (learner && canLead(learner.role) && opened && member)
    return (
      <Suspense fallback={<LoadingPage title={m['groups.title']()} lead={m['member_view.loading']()} />}>
        <MemberViewPage key={member} learnerId={learner.id} groupId={opened} memberId={member} />
      </Suspense>
    );
  if (learner && canLead(learner.role) && opened)
    return <GroupViewPage key={opened} learnerId={learner.id} groupId={opened} />;
  if (learner && canLead(learner.role) && cards) return <CardsPage learnerId={learner.id} groupId={cards} />;
  if (learner && canLead(learner.role) && pictureCards)
    return <PictureCardsPage key={pictureCards} learnerId={learner.id} groupId={pictureCards} />;
  return (
    <Page isWide gap="m" isTall>
      <PageHead title={m['groups.title']()} lead={m['groups.lead']()} className={css.head} />
      {!learner && <VisitorCard />}
      {learner && !canLead(learner.role) && <RoleQuestion learner={learner} />}
      {learner && canLead(learner.role) && <GroupList key={learner.id} learner={learner} />}
    </Page>
  );
}

/** Moves the focus to the title of each view after the first, like the app does for pages. */
function useFocusOnNewView(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const title = document.querySelector<HTMLElement>('#main h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [view]);
}

function VisitorCard() {
  return (
    <Card isRoomy aria-labelledby="visitor-card">
      <h2 id="visitor-card">{m['groups.visitor.title']()}</h2>
      <p>{m['groups.visitor.make']()}</p>
      <p>{m['groups.visitor.join']()}</p>
      <Row>
        <Button {...useOpener('sign-up')}>{m['groups.visitor.sign_up']()}</Button>
        <Button look="quiet" {...useOpener('log-in')}>
          {m['groups.visitor.log_in']()}
        </Button>
      </Row>
    </Card>
  );
}

/** Asks a learner whether they are a parent or a teacher. The server accepts that from adults only. */
function RoleQuestion({ learner }: { learner: Learner }) {
  const setup = useServerSetup();
  const parent = useRole(learner.id, 'parent');
  const educator = useRole(learner.id, 'educator');
  const isBusy = parent.isBusy || educator.isBusy;
  const problem = parent.problem ?? educator.problem;
  const press = (answer: typeof parent, other: typeof parent) => {
    if (isBusy) return;
    other.forgetAll();
    answer.submit();
  };
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="role-question">
      <h2 id="role-question">{m['groups.role.title']()}</h2>
      <p>{m['groups.role.lead']()}</p>
      <Row>
        <Button look="line" isPending={parent.isBusy} onPress={() => press(parent, educator)}>
          {m['groups.role.parent']()}
        </Button>
        {setup && mayBecome(setup, 'educator') && (
          <Button look="line" isPending={educator.isBusy} onPress={() => press(educator, parent)}>
            {m['groups.role.educator']()}
          </Button>
        )}
      </Row>
      {setup && !mayBecome(setup, 'educator') && <p>{problemSentence('teachers-by-operator')}</p>}
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <ButtonLink look="quiet" to={PATHS.dashboard}>
          {m['groups.role.back']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}

function useRole(learnerId: string, role: Role) {
  const { changeLearner } = useSession();
  return useSubmit(
    async () => {
      const changed = await request('PUT /learners/:learnerId/role', { params: { learnerId }, body: { role } });
      changeLearner(learnerId, () => changed);
    },
    { onError: useSessionCheck() },
  );
}
