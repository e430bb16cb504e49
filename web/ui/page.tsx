import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { ArrowLeftIcon } from './icons.ts';
import layout from './layout.module.css';
import { type StackLook, stackClass } from './stack.tsx';

type PageProps = StackLook & {
  /** `narrow` and `quiz` are as wide as a readable line; a quiz has less space above and below. */
  width?: 'full' | 'narrow' | 'quiz';
  /** Whether its own class places the children, instead of a stack. */
  isFree?: boolean;
  className?: string | false | undefined;
  children: ReactNode;
};

const WIDTHS = { full: layout.page, narrow: layout.pageNarrow, quiz: layout.pageQuiz } as const;

/** The main part of a page. The link that skips the navigation leads here. */
export function Page({ width = 'full', isFree = false, gap, isWide, className, children }: PageProps) {
  return (
    <main id="main" className={classNames(WIDTHS[width], !isFree && stackClass({ gap, isWide }), className)}>
      {children}
    </main>
  );
}

type PageHeadProps = { title: ReactNode; lead?: ReactNode; back?: { to: string; label: string }; className?: string };

/** The title of a page, with a way back above it and a lead below it. */
export function PageHead({ title, lead, back, className }: PageHeadProps) {
  return (
    <div className={classNames(layout.pageHead, className)}>
      {back && <BackLink {...back} />}
      <h1>{title}</h1>
      {lead && <p className={layout.lead}>{lead}</p>}
    </div>
  );
}

/** A link to the page above this one. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={layout.back}>
      <ArrowLeftIcon />
      {label}
    </Link>
  );
}
