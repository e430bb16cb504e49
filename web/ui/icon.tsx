import type { ComponentType, SVGProps } from 'react';
import { classNames } from './class-names.ts';
import css from './icon.module.css';

export type IconProps = { large?: boolean };

/** Makes an icon of a drawing: as large as the text beside it, in its colour, and silent. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(Drawing: ComponentType<SVGProps<SVGSVGElement>>) {
  return function Icon({ large = false }: IconProps) {
    return <Drawing className={classNames(css.icon, large && css.large)} aria-hidden="true" data-icon="" />;
  };
}
