import { type ReactNode, useEffect, useRef } from 'react';
import css from './part-heading.module.css';

type PartHeadingProps = { takesFocus: boolean; className?: string | undefined; id?: string; children: ReactNode };

/** The heading of a step. With `takesFocus` the focus moves to it when it appears, so that it is read out. */
export function PartHeading({ takesFocus, className = '', ...rest }: PartHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return <h1 ref={heading} tabIndex={-1} className={`${css.heading} ${className}`} {...rest} />;
}
