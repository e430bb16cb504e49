import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { GroupFacts, MemberLook } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { LOOK_REASONS, type LookReason } from '#rules/groups/worth-a-look.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { request } from '../../http/request.ts';
import { groupViewPath, memberViewPath } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import groupView from '../group-view.module.css';
import { memberName } from '../group-words.ts';
import { putAway, useIsPutAway } from './seen-looks.ts';

const LOOKS = 'GET /learners/:learnerId/groups/:groupId/worth-a-look';
const FRESH_MS = 60_000;

type Group = Pick<GroupFacts, 'groupId' | 'name'>;
type WorthALookProps = { learnerId: string; groups: readonly Group[] };

const looksQuery = (learnerId: string, groupId: string) => ({
  queryKey: ['worth-a-look', learnerId, groupId],
  queryFn: () => request(LOOKS, { params: { learnerId, groupId } }),
  staleTime: FRESH_MS,
});

/** Who to look at first in these groups, and why, without those who were put away. Opening it is a look that members see. */
export function WorthALook({ learnerId, groups }: WorthALookProps) {
  const lists = useQueries({ queries: groups.map(({ groupId }) => looksQuery(learnerId, groupId)) });
  const isPutAway = useIsPutAway(learnerId);
  const [only, setOnly] = useState<LookReason | ''>('');
  const notify = useNotify();
  if (lists.some(({ isPending }) => isPending)) return <p>{m['groups.worth_a_look.loading']()}</p>;
  const away = lists.filter(({ isError }) => isError);
  const looks = groups.flatMap((group, at) =>
    (lists[at]?.data?.looks ?? []).filter((look) => !isPutAway(look)).map((look) => ({ ...look, group })),
  );
  const shown = looks.filter(({ reason }) => only === '' || reason === only);
  return (
    <Stack gap="m" isWide>
      <p>{m['groups.worth_a_look.lead']()}</p>
      {away.length > 0 && (
        <>
          <p role="alert">{m['groups.worth_a_look.away']()}</p>
          <Button look="line" onPress={() => away.map(({ refetch }) => refetch())}>
            {m['shared.try_again']()}
          </Button>
        </>
      )}
      {groups.length > 1 && looks.length > 0 && (
        <div className={layout.short}>
          <SelectField
            label={m['groups.worth_a_look.filter']()}
            value={only}
            onChange={(value) => setOnly(LOOK_REASONS.find((reason) => reason === value) ?? '')}
          >
            <option value="">{m['groups.worth_a_look.every_reason']()}</option>
            {LOOK_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {m['groups.worth_a_look.reason_name']({ reason })}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {shown.length === 0 && away.length === 0 && <p>{m['groups.worth_a_look.none']()}</p>}
      <ul className={groupView.set} aria-label={m['groups.worth_a_look.title']()}>
        {shown.map(({ group, ...look }) => (
          <li key={`${group.groupId} ${look.memberId}`}>
            <Row isApart>
              <div>
                <p>
                  <strong>
                    <Link to={memberViewPath(group.groupId, look.memberId)}>{memberName(look)}</Link>
                  </strong>
                  {groups.length > 1 && (
                    <>
                      {', '}
                      <Link to={groupViewPath(group.groupId)}>{group.name}</Link>
                    </>
                  )}
                </p>
                <p>{reasonWords(look)}</p>
              </div>
              <Button
                look="line"
                aria-label={m['groups.worth_a_look.put_away']({ name: memberName(look) })}
                onPress={() => {
                  putAway(learnerId, look, new Date());
                  notify({
                    sentence: m['groups.worth_a_look.is_put_away']({ name: memberName(look) }),
                    takesFocus: true,
                  });
                }}
              >
                {m['groups.worth_a_look.seen']()}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function reasonWords({ reason, game }: MemberLook): string {
  return reason === 'harder' && game
    ? m['groups.worth_a_look.harder']({ game: GAME_INFO[game].title() })
    : m['groups.worth_a_look.reason']({ reason });
}
