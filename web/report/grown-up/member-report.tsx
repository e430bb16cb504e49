import { useQuery } from '@tanstack/react-query';
import { m } from '#messages';
import { READ_WHILE_OPEN } from '../../api/read-while-open.ts';
import { isRequestProblem, request } from '../../http/request.ts';
import { groupViewPath } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { Card, Page, PageHead } from '../../ui/layout/layout.tsx';
import { ReportOrState } from './report-or-state.tsx';

type Place = { groupId: string; memberId: string };

/** The report that a member of a group shares with its leader, as a share link shows it. `learnerId`: of the leader. */
export function MemberReport({ learnerId, ...place }: Place & { learnerId: string | null }) {
  return learnerId === null ? <LogInFirst /> : <SharedReportOf leaderId={learnerId} {...place} />;
}

function SharedReportOf({ leaderId, groupId, memberId }: Place & { leaderId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['member-report', leaderId, groupId, memberId],
    queryFn: () =>
      request('GET /learners/:learnerId/groups/:groupId/members/:memberId/report', {
        params: { learnerId: leaderId, groupId, memberId },
      }),
    ...READ_WHILE_OPEN,
  });
  const isGone = isRequestProblem(error, 'not-found');
  return (
    <ReportOrState
      report={isGone ? undefined : data?.parts}
      name={data?.name ?? ''}
      back={{ to: groupViewPath(groupId), label: m['grown_up.member.back']() }}
      problem={error !== null && (isGone ? m['grown_up.member.gone']() : m['grown_up.unavailable']())}
      onRetry={isGone ? null : () => void refetch()}
      takesFocus
      note={m['grown_up.member.told']()}
    />
  );
}

function LogInFirst() {
  return (
    <Page isFree isTall>
      <PageHead title={m['grown_up.title']()} lead={m['grown_up.lead']()} />
      <Card as="div" isRoomy>
        <p>{m['grown_up.member.log_in_first']()}</p>
        <Button {...useOpener('log-in')}>{m['shared.log_in']()}</Button>
      </Card>
    </Page>
  );
}
