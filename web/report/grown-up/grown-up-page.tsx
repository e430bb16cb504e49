import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { sharedReport } from '#rules/screening/report/shared-report.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import { isTrying, useIsByPictures, useSession } from '../../api/session.tsx';
import { OwnAccountCard } from '../../learner/own-account-card.tsx';
import { TryingNote } from '../../learner/trying-note.tsx';
import { GROUP_OPENED, MEMBER, PATHS } from '../../paths.ts';
import { Page, PageHead } from '../../ui/layout/layout.tsx';
import { MemberReport } from './member-report.tsx';
import { ReportOrState } from './report-or-state.tsx';

export const meta = () => [
  { title: m['grown_up.page_title']() },
  { name: 'description', content: m['grown_up.page_description']() },
  { name: 'robots', content: 'noindex' },
];

/**
 * The page for a parent or teacher, opened without a share link: about the results of this learner or device, or about
 * those of a member of a group who shares them.
 */
export default function GrownUpPage() {
  const [query] = useSearchParams();
  const { learner, status } = useSession().session;
  const [groupId, memberId] = [query.get(GROUP_OPENED), query.get(MEMBER)];
  if (useIsByPictures())
    return (
      <Page isFree isTall>
        <PageHead title={m['grown_up.title']()} />
        <OwnAccountCard place="grown-up" />
      </Page>
    );
  // While the session is loading, the page is the same for all.
  if (status !== 'loading' && groupId && memberId)
    return <MemberReport key={memberId} learnerId={learner?.id ?? null} groupId={groupId} memberId={memberId} />;
  return <OwnGrownUpPage />;
}

function OwnGrownUpPage() {
  const { learner, status } = useSession().session;
  const query = useQuery({ ...attemptsQuery(learner?.id ?? null), enabled: status !== 'loading' });
  const back = { to: PATHS.report, label: m['grown_up.back']() };
  if (isTrying(learner))
    return (
      <Page isFree isTall>
        <PageHead title={m['grown_up.title']()} lead={m['grown_up.lead']()} back={back} />
        <TryingNote />
      </Page>
    );
  return (
    <ReportOrState
      report={query.data && sharedReport(query.data)}
      name={learner?.name ?? ''}
      back={back}
      problem={query.isError && m['grown_up.unavailable']()}
      onRetry={() => void query.refetch()}
    />
  );
}
