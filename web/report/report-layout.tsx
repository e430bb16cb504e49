import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { PATHS } from '../paths.ts';
import { ArrowLeftIcon } from '../ui/icons.ts';
import { classNames, Page } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { fullDayWords } from '../ui/words/dates.ts';
import css from './report.module.css';

export const REPORT_TITLE_ID = 'report-title';

type ReportFrameProps = { title: string; printHead: ReactNode; children: ReactNode };

/** The layout of the report page, also without results. */
export function ReportFrame({ title, printHead, children }: ReportFrameProps) {
  return (
    <Page gap="l" isWide isTall className={css.report}>
      {printHead}
      <div className={classNames(layout.pageHead, css.head)}>
        <Link className={classNames(layout.back, css.back, css.screenOnly)} to={PATHS.dashboard}>
          <ArrowLeftIcon />
          {m['report.back']()}
        </Link>
        <h1 id={REPORT_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {children}
    </Page>
  );
}

/** Print only: the learner's name, the date of printing, and the product. */
export function PrintHead({ name, now }: { name: string | null; now: Date }) {
  return (
    <div className={css.printHead}>
      <strong>{m['report.product']()}</strong>
      {name && <span>{m['report.printed_for']({ name })}</span>}
      <span>{m['report.printed']({ day: fullDayWords(now) })}</span>
    </div>
  );
}

/** Cards in a row, or in a column if the text needs more width, and in print. */
export function Columns({ grid, children }: { grid: string | undefined; children: ReactNode }) {
  return (
    <div className={css.container}>
      <div className={classNames(grid, css.columns)}>{children}</div>
    </div>
  );
}
