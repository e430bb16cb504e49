import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { Tone } from '../figures/tone.ts';
import css from './badge.module.css';
import { classNames } from './class-names.ts';
import '../tones.css';

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
      className={classNames(css.badge, plain && css.plain, large && css.large, isBlank && css.blank)}
      data-tone={tone}
    >
      {children}
    </span>
  );
}

type BadgeLinkProps = Omit<LinkProps, 'className' | 'style'> & { tone?: Tone };

/** A badge that is a link. */
export function BadgeLink({ tone = 'accent', ...rest }: BadgeLinkProps) {
  return <Link {...rest} className={css.badge} data-tone={tone} />;
}
