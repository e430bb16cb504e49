import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { PATHS } from '../app/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { ArrowLeftIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Page } from '../ui/page.tsx';
import css from './report.module.css';

export const REPORT_TITLE_ID = 'report-title';

type ReportFrameProps = { title: string; lead: string | null; children: ReactNode };

/** The page of the report, also without results. */
export function ReportFrame({ title, lead, children }: ReportFrameProps) {
  return (
    <Page gap="l" isWide className={css.report}>
      <div className={classNames(layout.pageHead, css.head)}>
        <Link className={classNames(layout.back, css.screenOnly)} to={PATHS.dashboard}>
          <ArrowLeftIcon />
          {m['report.back']()}
        </Link>
        <h1 id={REPORT_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={layout.lead}>{lead}</p>}
      </div>
      {children}
    </Page>
  );
}

/** Cards beside each other, or below each other where their words need more room and on paper. */
export function Columns({ grid, children }: { grid: string | undefined; children: ReactNode }) {
  return (
    <div className={css.container}>
      <div className={classNames(grid, css.columns)}>{children}</div>
    </div>
  );
}
