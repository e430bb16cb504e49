import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '../icons.ts';
import layout from '../layout.module.css';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import { type StackLook, stackClass } from './stack.tsx';

type PageProps = StackLook & {
  /** `narrow` and `quiz` are as wide as a readable line; a quiz has less space above and below. */
  width?: 'full' | 'narrow' | 'quiz';
  /** Whether its own class places the children, instead of a stack. */
  isFree?: boolean;
  /** Whether it is at least as high as a screen, so that the footer does not move when its content arrives. */
  isTall?: boolean;
  className?: string | false | undefined;
  children: ReactNode;
};

const WIDTHS = { full: layout.page, narrow: layout.pageNarrow, quiz: layout.pageQuiz } as const;

/** The main part of a page. The link that skips the navigation leads here. */
export function Page({ width = 'full', isFree = false, isTall = false, gap, isWide, className, children }: PageProps) {
  const look = classNames(WIDTHS[width], !isFree && stackClass({ gap, isWide }), isTall && layout.tall);
  return (
    <main id="main" className={classNames(look, className)}>
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

/** A page whose content depends on the learner, until the learner is known. */
export function LoadingPage(head: Partial<PageHeadProps>) {
  return (
    <Page isFree isTall>
      {head.title && <PageHead {...head} title={head.title} />}
      <Card as="div" isRoomy className={layout.blankCard} />
    </Page>
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
