import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { m } from '#messages';
import { useLedGroups } from '../../api/led-groups.ts';
import { isRequestProblem } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Page, PageHead } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ChunkMissing } from '../../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import groups from '../groups.module.css';
import { pupilCardsQuery } from './pupil-cards-query.ts';

const ChosenPupils = lazyChunk(
  () => import('./chosen-pupils.tsx').then(({ ChosenPupils }) => ChosenPupils),
  ChunkMissing,
);

/** The cards with pictures of a class: printed again for all, some or one of its pupils, or replaced by new ones. */
export function PictureCardsPage({ learnerId, groupId }: { learnerId: string; groupId: string }) {
  const { data, error, refetch } = useQuery(pupilCardsQuery(learnerId, groupId));
  const name = useLedGroups(learnerId).groups?.find((group) => group.groupId === groupId)?.name;
  const again = () => void refetch();
  const loading = (
    <div className={layout.loading}>
      <p>{m['groups.loading']()}</p>
    </div>
  );
  return (
    <Page isWide gap="m" isTall>
      <PageHead
        title={name === undefined ? m['pupils.cards.page_title']() : m['pupils.cards.page_title_of']({ name })}
        back={{ to: PATHS.groups, label: m['groups.cards.back']() }}
        className={groups.head}
      />
      {!data && !error && loading}
      {data && data.pupils.length > 0 && (
        <Suspense fallback={loading}>
          <ChosenPupils learnerId={learnerId} groupId={groupId} pupils={data.pupils} onChanged={again} />
        </Suspense>
      )}
      {(data ? data.pupils.length === 0 : error) && (
        <Card as="div" isRoomy>
          <p>{data || isRequestProblem(error, 'not-found') ? m['pupils.cards.nobody']() : m['groups.away']()}</p>
          {data || isRequestProblem(error, 'not-found') ? (
            <ButtonLink to={PATHS.groups}>{m['groups.cards.back']()}</ButtonLink>
          ) : (
            <Button onPress={again}>{m['shared.try_again']()}</Button>
          )}
        </Card>
      )}
    </Page>
  );
}
