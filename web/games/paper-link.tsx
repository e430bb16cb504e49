import { ArrowSquareOutIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import type { Paper } from './game-cards.ts';
import css from './paper-link.module.css';

/** Leads to a paper in a new tab and says what it studied. */
export function PaperLink({ game, authors, year, address, studied }: Paper & { game: string }) {
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer">
        Research paper
        <span className={layout.hidden}>{`, ${game}, opens in a new tab`}</span>
        <ArrowSquareOutIcon />
      </a>
      <p className={css.paper}>{`${authors} and others, ${year}: ${studied}.`}</p>
    </>
  );
}
