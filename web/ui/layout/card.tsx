import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.ts';
import { type StackLook, type StackTag, stackClass } from './stack.tsx';

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
  const look = classNames(css.card, isRoomy && css.roomy, isSoft && css.soft);
  return <Element className={classNames(look, !isFree && stackClass({ gap, isWide }), className)} {...rest} />;
}
