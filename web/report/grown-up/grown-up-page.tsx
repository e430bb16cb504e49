import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#messages';
import { hasAnyPart, sharedReport } from '#rules/screening/report/shared-report.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import { isTrying, useIsByPictures, useSession } from '../../api/session.tsx';
import { firstName } from '../../learner/first-name.ts';
import { OwnAccountCard } from '../../learner/own-account-card.tsx';
import { TryingNote } from '../../learner/trying-note.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Page, PageHead } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { GrownUpSheet } from './grown-up-sheet.tsx';

export const meta = () => [
  { title: m['grown_up.page_title']() },
  { name: 'description', content: m['grown_up.page_description']() },
  { name: 'robots', content: 'noindex' },
];

/** The page for a parent or teacher about the results of this learner or device, opened without a share link. */
export default function GrownUpPage() {
  if (useIsByPictures())
    return (
      <Page isFree isTall>
        <PageHead title={m['grown_up.title']()} />
        <OwnAccountCard place="grown-up" />
      </Page>
    );
  return <OwnGrownUpPage />;
}

function OwnGrownUpPage() {
  const [now] = useState(() => new Date());
  const { learner, status } = useSession().session;
  const query = useQuery({ ...attemptsQuery(learner?.id ?? null), enabled: status !== 'loading' });
  const back = { to: PATHS.report, label: m['grown_up.back']() };
  const isTried = isTrying(learner);
  const report = isTried ? undefined : query.data && sharedReport(query.data);
  if (report && hasAnyPart(report))
    return <GrownUpSheet report={report} firstName={firstName(learner?.name ?? '')} now={now} back={back} />;
  return (
    <Page isFree isTall>
      <PageHead title={m['grown_up.title']()} lead={m['grown_up.lead']()} back={back} />
      {report && (
        <Card as="div" isRoomy>
          <p>{m['grown_up.empty']()}</p>
          <ButtonLink to={PATHS.report}>{m['grown_up.back']()}</ButtonLink>
        </Card>
      )}
      <TryingNote />
      {!report && !isTried && query.isError && (
        <Card as="div" isRoomy>
          <p role="alert">{m['grown_up.unavailable']()}</p>
          <Button onPress={() => void query.refetch()}>{m['shared.try_again']()}</Button>
        </Card>
      )}
      {!report && !isTried && !query.isError && (
        <div className={layout.loading}>
          <p>{m['grown_up.loading']()}</p>
        </div>
      )}
    </Page>
  );
}
