import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { GAME_INFO } from '../activities/game-info.ts';
import { ArrowSquareOutIcon } from '../ui/icons.ts';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';

/**
 * A paper about the abilities that a game needs; it did not study our game. `words`: its authors and what they
 * studied.
 */
export type Paper = { address: string; words: () => string };

/** A link that opens the paper of a game in a new tab. */
export function PaperLink({ game, address }: { game: string; address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <ParaglideMessage message={m['games.page.paper']} inputs={{ game }} markup={{ hidden }} />
      <ArrowSquareOutIcon />
    </a>
  );
}

type PapersStudiedProps = { games: readonly Game[]; paperOf: (game: Game) => Paper; children?: ReactNode };

/** What the papers of the games studied, for adults: folded, so that the cards of the games stay short. */
export function PapersStudied({ games, paperOf, children }: PapersStudiedProps) {
  return (
    <Disclosure title={m['games.page.papers_studied']()}>
      <Stack>
        {games.map((game) => (
          <p key={game}>
            <b>{GAME_INFO[game].title()}</b>
            <br />
            {paperOf(game).words()}
          </p>
        ))}
        {children}
      </Stack>
    </Disclosure>
  );
}

/** Text for screen readers only. */
export function hidden({ children }: { children?: ReactNode }) {
  return <span className={layout.hidden}>{children}</span>;
}
