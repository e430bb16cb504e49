import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '../icons.ts';
import layout from '../layout.module.css';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import { type StackLook, stackClass } from './stack.tsx';

type PageProps = StackLook & {
  /** `narrow` and `quiz` have the width of a readable line; a quiz has smaller margins above and below. */
  width?: 'full' | 'narrow' | 'quiz';
  /** Whether the caller's class lays out the children, instead of a stack. */
  isFree?: boolean;
  /** Whether it is at least as high as the window, so that the footer does not move when its content loads. */
  isTall?: boolean;
  className?: string | false | undefined;
  children: ReactNode;
};

const WIDTHS = { full: layout.page, narrow: layout.pageNarrow, quiz: layout.pageQuiz } as const;

/** The main element of a page, which is the target of the skip link. */
export function Page({ width = 'full', isFree = false, isTall = false, gap, isWide, className, children }: PageProps) {
  const look = classNames(WIDTHS[width], !isFree && stackClass({ gap, isWide }), isTall && layout.tall);
  return (
    <main id="main" className={classNames(look, className)}>
      {children}
    </main>
  );
}

type PageHeadProps = { title: ReactNode; lead?: ReactNode; back?: { to: string; label: string }; className?: string };

/** The title of a page, with a back link above it and an introduction below it. */
export function PageHead({ title, lead, back, className }: PageHeadProps) {
  return (
    <div className={classNames(layout.pageHead, className)}>
      {back && <BackLink {...back} />}
      <h1>{title}</h1>
      {lead && <p className={layout.lead}>{lead}</p>}
    </div>
  );
}

/** The placeholder of a page whose content depends on the learner, until the learner is known. */
export function LoadingPage(head: Partial<PageHeadProps>) {
  return (
    <Page isFree isTall>
      {head.title && <PageHead {...head} title={head.title} />}
      <Card as="div" isRoomy className={layout.blankCard} />
    </Page>
  );
}

/** A link to the parent page. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={layout.back}>
      <ArrowLeftIcon />
      {label}
    </Link>
  );
}
