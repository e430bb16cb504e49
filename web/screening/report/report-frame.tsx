import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../app/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import css from './report.module.css';

export const REPORT_TITLE_ID = 'report-title';

type ReportFrameProps = { title: string; lead: string | null; children: ReactNode };

/** The page round a report, whatever there is to report. */
export function ReportFrame({ title, lead, children }: ReportFrameProps) {
  return (
    <main id="main" className={classNames(layout.page, layout.stack, layout.stackL, layout.stackWide, css.report)}>
      <div className={classNames(layout.pageHead, css.head)}>
        <Link className={classNames(layout.back, css.screenOnly)} to={PATHS.dashboard}>
          <ArrowLeftIcon />
          Dashboard
        </Link>
        <h1 id={REPORT_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={layout.lead}>{lead}</p>}
      </div>
      {children}
    </main>
  );
}
