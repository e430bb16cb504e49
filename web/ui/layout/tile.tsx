import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowRightIcon } from '../icons.ts';
import layout from '../layout.module.css';
import { classNames } from './layout.tsx';
import css from './tile.module.css';

type TileProps = {
  title: string;
  to: string;
  picture: ReactNode;
  /** One or two sentences about the page. */
  children: string;
  /** What is known of the learner, below the sentences. */
  result?: ReactNode;
  /** What a press does, such as "Open". */
  go: string;
  /** A second link; it lies above the tile's own. */
  aside?: ReactNode;
  className?: string;
};

/** Tiles in two columns, or in one on a narrow screen. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={layout.gridTwo}>{children}</ul>;
}

/** A card that is one link: the link in its title covers the whole card. */
export function Tile({ title, to, picture, children, result, go, aside, className }: TileProps) {
  return (
    <li className={classNames(css.tile, className)}>
      <span className={css.art} aria-hidden="true">
        {picture}
      </span>
      <div className={css.words}>
        <h2 className={layout.extraLarge}>
          <Link className={css.link} to={to}>
            {title}
          </Link>
        </h2>
        <p className={layout.soft}>{children}</p>
        {result}
        <div className={css.more}>
          <span className={css.go} aria-hidden="true">
            {go}
            <ArrowRightIcon />
          </span>
          {aside}
        </div>
      </div>
    </li>
  );
}
