import { Suspense } from 'react';
import { m } from '#messages';
import { isRequestProblem } from '../../http/request.ts';
import { groupViewPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Page, PageHead } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ChunkMissing } from '../../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { memberName } from '../group-words.ts';
import css from './member-view.module.css';
import { type MemberPlace, useMemberView } from './member-view-query.ts';

const MemberSheet = lazyChunk(() => import('./member-sheet.tsx').then((chunk) => chunk.MemberSheet), ChunkMissing);

/** One member and what they share. Opening it records a view, which the member can see. */
export function MemberViewPage({ learnerId, ...place }: { learnerId: string } & MemberPlace) {
  const { view, error, tryAgain, setForMember } = useMemberView(learnerId, place);
  const back = { to: groupViewPath(place.groupId), label: m['member_view.back']() };
  const isGone = isRequestProblem(error, 'not-found');
  const shown = isGone ? undefined : view;
  return (
    <Page isWide gap="m" isTall className={css.page}>
      <PageHead
        title={shown ? memberName(shown.member) : m['groups.title']()}
        lead={shown && m['member_view.lead']({ kind: shown.group.kind, group: shown.group.name })}
        className={css.head}
        back={back}
      />
      {shown && (
        <Suspense fallback={<Loading />}>
          <MemberSheet view={shown} setForMember={setForMember} />
        </Suspense>
      )}
      {error && !shown && (
        <Card as="div" isRoomy>
          <p role="alert">{isGone ? m['member_view.gone']() : m['member_view.away']()}</p>
          {isGone ? (
            <ButtonLink to={back.to}>{back.label}</ButtonLink>
          ) : (
            <Button onPress={tryAgain}>{m['shared.try_again']()}</Button>
          )}
        </Card>
      )}
      {!view && !error && <Loading />}
    </Page>
  );
}

function Loading() {
  return (
    <div className={layout.loading}>
      <p>{m['member_view.loading']()}</p>
    </div>
  );
}
