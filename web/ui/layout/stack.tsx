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
/** `s`, `m` and `l` are wider in this order; without one it is between `s` and `m`. */
type Gap = 's' | 'm' | 'l';
export type StackLook = {
  gap?: Gap | undefined;
  /** Whether the children are as wide as the stack. */
  isWide?: boolean | undefined;
};

const GAPS: Record<Gap, string> = { s: layout.stackS, m: layout.stackM, l: layout.stackL };

type StackProps<Tag extends StackTag> = StackLook & { as?: Tag } & ComponentPropsWithRef<Tag>;

/** Children below each other, with the same gap between them. */
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
  /** Whether the first child stands at the left edge and the last one at the right. */
  isApart?: boolean;
  isTight?: boolean;
} & ComponentPropsWithRef<Tag>;

/** Children beside each other. They wrap where they do not fit. */
export function Row<Tag extends StackTag = 'div'>({ as, isApart, isTight, className, ...rest }: RowProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  const look = classNames(layout.row, isApart && layout.rowApart, isTight && layout.rowTight);
  return <Element className={classNames(look, className)} {...(rest as object)} />;
}
