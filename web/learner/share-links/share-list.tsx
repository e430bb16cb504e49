import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareLink, ShareLinks } from '#contract/screening/share-links.ts';
import { m } from '#messages';
import { shareLinkState } from '#rules/groups/share-link.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { request, sentenceOf } from '../../http/request.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { classNames, Note, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import { dayWords, timeWords, whenWords } from '../../ui/words/dates.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';

type ShareListProps = {
  links: readonly ShareLink[];
  takeBack: ReturnType<typeof useShareLinks>['takeBack'];
};

/** The share links of a learner with the time each was last opened; an active link can be revoked. */
export function ShareList({
  links,
  takeBack: { mutate, isPending, isSuccess, isError, error, variables },
}: ShareListProps) {
  const [now] = useState(() => new Date());
  return (
    <Stack gap="s" isWide>
      <h3>{m['grown_up.share.list_title']()}</h3>
      <ul className={rows.rows}>
        {links.map((link) => (
          <li key={link.linkId} className={rows.row}>
            <div className={classNames(rows.texts, rows.grows)}>
              <p className={rows.name}>{stateWords(link, now)}</p>
              <p className={classNames(layout.soft, layout.small)}>
                {joinSentences(madeWords(link, now), openedWords(link, now))}
              </p>
            </div>
            {stateOf(link, now) === 'open' && (
              <Button
                look="line"
                aria-label={joinSentences(
                  m['grown_up.share.take_back_of']({ day: dayWords(link.expiresAt, now) }),
                  madeWords(link, now),
                )}
                onPress={() => !isPending && mutate(link.linkId)}
              >
                {m['grown_up.share.take_back']()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isError && <Note tone="danger">{sentenceOf(error)}</Note>}
      {isSuccess && (
        // The pressed button was removed, so the focus moves to the outcome.
        <p key={variables} ref={focus} tabIndex={-1}>
          {m['grown_up.share.taken_back']()}
        </p>
      )}
      <Announced>{isPending && m['shared.processing']()}</Announced>
    </Stack>
  );
}

function stateOf(link: ShareLink, now: Date) {
  return shareLinkState(link, now.toISOString());
}

function stateWords(link: ShareLink, now: Date): string {
  if (link.revokedAt !== null) return m['grown_up.share.taken_back_on']({ day: dayWords(link.revokedAt, now) });
  const day = dayWords(link.expiresAt, now);
  return stateOf(link, now) === 'open'
    ? m['grown_up.share.works_until']({ day })
    : m['grown_up.share.ended_on']({ day });
}

function madeWords({ createdAt }: ShareLink, now: Date): string {
  return m['grown_up.share.made_at']({ day: dayWords(createdAt, now), time: timeWords(createdAt) });
}

function openedWords({ openedCount: count, lastOpenedAt }: ShareLink, now: Date): string {
  const day = lastOpenedAt === null ? '' : whenWords(lastOpenedAt, now);
  const time = lastOpenedAt === null ? '' : timeWords(lastOpenedAt);
  return m['grown_up.share.opened']({ count, day, time });
}

function shareLinksQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['share-links', learnerId],
    queryFn: () => request('GET /learners/:learnerId/share-links', { params: { learnerId } }),
  });
}

/** The share links of a learner, newest first; undefined until they are known. */
export function useShareLinks(learnerId: string) {
  const queries = useQueryClient();
  const { data, isError } = useQuery(shareLinksQuery(learnerId));
  const replace = async (links: ShareLinks['links']) => {
    const { queryKey } = shareLinksQuery(learnerId);
    // A slower response to an older request would show a revoked link again.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, { links });
  };
  const takeBack = useMutation({
    mutationFn: (linkId: string) =>
      request('DELETE /learners/:learnerId/share-links/:linkId', { params: { learnerId, linkId } }),
    onSuccess: ({ links }) => replace(links),
    onError: useSessionCheck(),
  });
  return { links: data?.links, isAway: isError && data === undefined, replace, takeBack };
}
