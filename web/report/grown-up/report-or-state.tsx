import { useState } from 'react';
import { m } from '#messages';
import { hasAnyPart, type SharedReport } from '#rules/screening/report/shared-report.ts';
import { firstName } from '../../learner/first-name.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Page, PageHead } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { GrownUpSheet } from './grown-up-sheet.tsx';

type ReportOrStateProps = {
  /** Undefined until it is read. */
  report: SharedReport | undefined;
  /** The name of the account that it is about; empty if it is unknown. */
  name: string;
  back: { to: string; label: string };
  /** A sentence instead of a report that cannot be read. */
  problem: string | false;
  /** Null when another try cannot help. */
  onRetry: (() => void) | null;
  takesFocus?: boolean;
  note?: string;
};

/** The page for a grown-up, or why there is none to show. */
export function ReportOrState({ report, name, back, problem, onRetry, ...rest }: ReportOrStateProps) {
  const [now] = useState(() => new Date());
  if (report && hasAnyPart(report))
    return <GrownUpSheet report={report} firstName={firstName(name)} now={now} back={back} {...rest} />;
  return (
    <Page isFree isTall>
      <PageHead title={m['grown_up.title']()} lead={m['grown_up.lead']()} back={back} />
      {(report || problem) && (
        <Card as="div" isRoomy>
          <p role={problem ? 'alert' : undefined}>{problem || m['grown_up.empty']()}</p>
          {problem && onRetry ? (
            <Button onPress={onRetry}>{m['shared.try_again']()}</Button>
          ) : (
            <ButtonLink to={back.to}>{back.label}</ButtonLink>
          )}
        </Card>
      )}
      {!report && !problem && (
        <div className={layout.loading}>
          <p>{m['grown_up.loading']()}</p>
        </div>
      )}
    </Page>
  );
}
