import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { m } from '#messages';
import { CircleNotchIcon } from '../icons.ts';
import { classNames } from '../layout/layout.tsx';
import css from './button.module.css';
import { PressButton, type PressButtonProps } from './press-button.tsx';

type Look = {
  look?: 'filled' | 'line' | 'quiet' | 'danger';
  size?: 'm' | 'l';
  /** For a button with only an icon; give it an `aria-label`. */
  icon?: boolean;
  full?: boolean;
};

const LOOKS = { filled: undefined, line: css.line, quiet: css.quiet, danger: css.danger };

function classOf({ look = 'filled', size = 'm', icon = false, full = false }: Look): string {
  return classNames(css.button, size === 'l' && css.large, LOOKS[look], icon && css.icon, full && css.full);
}

export type ButtonProps = Omit<PressButtonProps, 'className'> & Look;

/** A button. One that gives `isPending` says "Processing..." while it is true and never changes its width. */
export function Button({ look = 'filled', size, icon, full, children, ...rest }: ButtonProps) {
  const className = classOf({ look, ...(size && { size }), ...(icon && { icon }), ...(full && { full }) });
  return (
    <PressButton {...rest} className={className} data-look={look}>
      {rest.isPending === undefined ? children : <BusyLabel isPending={rest.isPending}>{children}</BusyLabel>}
    </PressButton>
  );
}

function BusyLabel({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <span className={css.labels}>
      <span className={css.label} data-away={isPending || undefined}>
        {children}
      </span>
      <span className={css.label} data-away={!isPending || undefined}>
        <CircleNotchIcon />
        <span>{m['shared.processing']()}</span>
      </span>
    </span>
  );
}

type ButtonLinkProps = Omit<LinkProps, 'className' | 'style'> & Look;

/** A link to another page that looks like a button. */
export function ButtonLink({ look = 'filled', size, icon, full, ...rest }: ButtonLinkProps) {
  const className = classOf({ look, ...(size && { size }), ...(icon && { icon }), ...(full && { full }) });
  return <Link {...rest} className={className} data-look={look} />;
}
