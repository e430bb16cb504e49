import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ArrowLeftIcon, InfoIcon, WarningCircleIcon } from '../icons.ts';
import layout from '../layout.module.css';
import cardCss from './card.module.css';
import noteCss from './note.module.css';
import '../tones.css';
import badgeCss from './badge.module.css';

/** Joins the class names that apply. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

export type StackTag =
  | 'div'
  | 'section'
  | 'article'
  | 'form'
  | 'fieldset'
  | 'header'
  | 'ul'
  | 'ol'
  | 'li'
  | 'p'
  | 'span';
/** `s`, `m` and `l` are wider in this order; the default is between `s` and `m`. */
type Gap = 's' | 'm' | 'l';
export type StackLook = {
  gap?: Gap | undefined;
  /** Whether the children are as wide as the stack. */
  isWide?: boolean | undefined;
};

const GAPS: Record<Gap, string> = { s: layout.stackS, m: layout.stackM, l: layout.stackL };

type StackProps<Tag extends StackTag> = StackLook & { as?: Tag } & ComponentPropsWithRef<Tag>;

/** Children in a column, with equal gaps. */
export function Stack<Tag extends StackTag = 'div'>({ as, gap, isWide, className, ...rest }: StackProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={classNames(stackClass({ gap, isWide }), className)} {...(rest as object)} />;
}

/** The class of a stack, for components that draw their element themselves. */
export function stackClass({ gap, isWide }: StackLook): string {
  return classNames(layout.stack, gap && GAPS[gap], isWide && layout.stackWide);
}

type RowProps<Tag extends StackTag> = {
  as?: Tag;
  /** Whether the first child is at the start and the last one at the end of the row. */
  isApart?: boolean;
  isTight?: boolean;
} & ComponentPropsWithRef<Tag>;

/** Children in a row; they wrap if they do not fit. */
export function Row<Tag extends StackTag = 'div'>({ as, isApart, isTight, className, ...rest }: RowProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  const look = classNames(layout.row, isApart && layout.rowApart, isTight && layout.rowTight);
  return <Element className={classNames(look, className)} {...(rest as object)} />;
}

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

type CardProps<Tag extends StackTag> = StackLook & {
  as?: Tag;
  /** Whether the padding is wide. */
  isRoomy?: boolean;
  /** Whether it is less prominent than other cards. */
  isSoft?: boolean;
  /** Whether the caller's class lays out the children, instead of a stack. */
  isFree?: boolean;
} & ComponentPropsWithRef<Tag>;

/** A bordered box with its children in a stack. */
export function Card<Tag extends StackTag = 'section'>({ as, isRoomy, isSoft, isFree, ...props }: CardProps<Tag>) {
  const { gap, isWide, className, ...rest } = props as StackLook & { className?: string };
  const Element: ElementType = as ?? 'section';
  const look = classNames(cardCss.card, isRoomy && cardCss.roomy, isSoft && cardCss.soft);
  return <Element className={classNames(look, !isFree && stackClass({ gap, isWide }), className)} {...rest} />;
}

type NoteProps = { tone?: Tone; icon?: ReactNode; children: ReactNode };

/** One or two highlighted sentences. `danger` is for errors only and is announced at once. */
export function Note({ tone = 'accent', icon, children }: NoteProps) {
  const isError = tone === 'danger';
  const words = typeof children === 'string' ? <p>{children}</p> : children;
  return (
    <div className={noteCss.note} data-tone={tone} role={isError ? 'alert' : undefined}>
      {icon ?? (isError ? <WarningCircleIcon /> : <InfoIcon />)}
      <div className={noteCss.words}>{words}</div>
    </div>
  );
}

type BadgeProps = {
  tone?: Tone;
  plain?: boolean;
  large?: boolean;
  /** Whether it is a placeholder of a badge whose text is not known yet. */
  isBlank?: boolean;
  children: ReactNode;
};

/** A word or two in a tone, usually with an icon first. */
export function Badge({ tone = 'accent', plain = false, large = false, isBlank = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        badgeCss.badge,
        plain && badgeCss.plain,
        large && badgeCss.large,
        isBlank && badgeCss.blank,
      )}
      data-tone={tone}
    >
      {children}
    </span>
  );
}

type BadgeLinkProps = Omit<LinkProps, 'className' | 'style'> & { tone?: Tone };

/** A badge that is a link. */
export function BadgeLink({ tone = 'accent', ...rest }: BadgeLinkProps) {
  return <Link {...rest} className={badgeCss.badge} data-tone={tone} />;
}

/** The colour of a message or of one of the three screening areas; tones.css defines the colours. */
export type Tone = 'accent' | 'warm' | 'berry' | 'sun' | 'positive' | 'caution' | 'danger';
