import { Suspense } from 'react';
import type { GroupFacts } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { useLedGroups } from '../../api/led-groups.ts';
import { isRequestProblem } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Page, PageHead } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ChunkMissing } from '../../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { useLoadedAfterPage } from '../../ui/loading/use-loaded-after-page.ts';
import groupView from '../group-view.module.css';
import { groupWords } from '../group-words.ts';
import css from '../groups.module.css';
import { useGroupView } from './group-view-query.ts';

const loadMembers = () => import('./group-view-members.tsx').then(({ GroupViewMembers }) => GroupViewMembers);
const GroupViewMembers = lazyChunk(loadMembers, ChunkMissing);

const TestsCard = lazyChunk(() => import('./tests-card.tsx').then((chunk) => chunk.TestsCard), ChunkMissing);

const FormerPupils = lazyChunk(
  () => import('../school-year/former-pupils.tsx').then((chunk) => chunk.FormerPupils),
  ChunkMissing,
);

/** The members of a group and the data they share. Opening it records a view, which the members can see. */
export function GroupViewPage({ learnerId, groupId }: { learnerId: string; groupId: string }) {
  const { groups } = useLedGroups(learnerId);
  const { shown, error, tryAgain, ...view } = useGroupView(learnerId, groupId);
  const led = groups?.find((each) => each.groupId === groupId);
  const group = led ?? shown?.group;
  const isGone = isRequestProblem(error, 'not-found');
  return (
    <Page isWide gap="m" isTall className={groupView.printed}>
      <PageHead
        title={group?.name ?? m['groups.title']()}
        lead={group && groupWords(group)}
        className={css.head}
        back={{ to: PATHS.groups, label: m['groups.group_view.back']() }}
      />
      {shown && !isGone && (
        <Suspense fallback={<Loading />}>
          <GroupViewMembers
            learnerId={learnerId}
            shown={shown}
            offersTests={(led ?? shown.group).offersTests}
            error={error}
            {...view}
          />
          {led?.role === 'leads' && led.kind === 'class' && <TestsCard learnerId={learnerId} group={led} />}
        </Suspense>
      )}
      {shown && mayHaveFormerPupils(shown.group) && !isGone && (
        <Suspense>
          <FormerPupils learnerId={learnerId} groupId={groupId} />
        </Suspense>
      )}
      {error && (isGone || !shown) && (
        <Card as="div" isRoomy>
          <p role="alert">{isGone ? m['groups.group_view.gone']() : m['groups.group_view.away']()}</p>
          {isGone ? (
            <ButtonLink to={PATHS.groups}>{m['groups.group_view.back']()}</ButtonLink>
          ) : (
            <Button onPress={tryAgain}>{m['shared.try_again']()}</Button>
          )}
        </Card>
      )}
      {!shown && !error && <Loading />}
    </Page>
  );
}

/** Whether the accounts of this group can be put back: those of a class, or of a family in which a parent made some. */
function mayHaveFormerPupils({ role, kind, pupilCode }: GroupFacts): boolean {
  return role === 'leads' && (kind === 'class' || pupilCode !== null);
}

function Loading() {
  return (
    <div className={layout.loading}>
      <p>{m['groups.group_view.loading']()}</p>
    </div>
  );
}

/** Preloads the chunks of the group view after the list of groups, so that it opens at once. */
export function useGroupViewLoaded(): void {
  useLoadedAfterPage(loadMembers);
}
