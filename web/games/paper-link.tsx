import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { ArrowSquareOutIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import css from './games.module.css';

/**
 * A paper about the abilities that a game needs; it did not study our game. `words`: its authors and what they
 * studied.
 */
export type Paper = { address: string; words: () => string };

/** A link that opens a paper in a new tab, and what the paper studied. */
export function PaperLink({ game, address, words }: Paper & { game: string }) {
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer">
        <ParaglideMessage message={m['games.page.paper']} inputs={{ game }} markup={{ hidden }} />
        <ArrowSquareOutIcon />
      </a>
      <p className={css.paper}>{words()}</p>
    </>
  );
}

/** Text for screen readers only. */
export function hidden({ children }: { children?: ReactNode }) {
  return <span className={layout.hidden}>{children}</span>;
}
