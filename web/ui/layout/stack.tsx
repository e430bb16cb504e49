import type { ComponentPropsWithRef, ElementType } from 'react';
import layout from '../layout.module.css';
import { classNames } from './class-names.ts';

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
