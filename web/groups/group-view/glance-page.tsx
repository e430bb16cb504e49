import { Suspense } from 'react';
import { m } from '#messages';
import { useLedGroups } from '../../api/led-groups.ts';
import { isRequestProblem } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page, PageHead } from '../../ui/layout/page.tsx';
import layout from '../../ui/layout.module.css';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { PartMissing } from '../../ui/loading/part-missing.tsx';
import { useLoadedAfterPage } from '../../ui/loading/use-loaded-after-page.ts';
import { groupWords } from '../group-words.ts';
import css from '../groups.module.css';
import { useGlance } from '../groups-query.ts';
import { useAssignments } from './assignments-query.ts';

const loadMembers = () => import('./glance-members.tsx').then(({ GlanceMembers }) => GlanceMembers);
const GlanceMembers = lazyPart(loadMembers, PartMissing);

/** The members of a group and the data they share. Opening it records a view, which the members can see. */
export function GlancePage({ learnerId, groupId }: { learnerId: string; groupId: string }) {
  const { groups } = useLedGroups(learnerId);
  const { shown, error, tryAgain, remove } = useGlance(learnerId, groupId);
  // Requested in parallel with the members, because both are shown together.
  const set = useAssignments(learnerId, groupId);
  const group = groups?.find((each) => each.groupId === groupId) ?? shown?.group;
  const isGone = isRequestProblem(error, 'not-found');
  return (
    <Page isWide gap="m" isTall>
      <PageHead
        title={group?.name ?? m['groups.title']()}
        lead={group && groupWords(group)}
        className={css.head}
        back={{ to: PATHS.groups, label: m['groups.glance.back']() }}
      />
      {shown && (
        <Suspense fallback={<Loading />}>
          <GlanceMembers shown={shown} set={set} remove={remove} />
        </Suspense>
      )}
      {!shown && error && (
        <Card as="div" isRoomy>
          <p role="alert">{isGone ? m['groups.glance.gone']() : m['groups.glance.away']()}</p>
          {isGone ? (
            <ButtonLink to={PATHS.groups}>{m['groups.glance.back']()}</ButtonLink>
          ) : (
            <Button onPress={tryAgain}>{m['shared.try_again']()}</Button>
          )}
        </Card>
      )}
      {!shown && !error && <Loading />}
    </Page>
  );
}

function Loading() {
  return (
    <div className={layout.loading}>
      <p>{m['groups.glance.loading']()}</p>
    </div>
  );
}

/** Preloads the chunks of the group view after the list of groups, so that it opens at once. */
export function useGlanceLoaded(): void {
  useLoadedAfterPage(loadMembers);
}
