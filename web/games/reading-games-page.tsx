import { m } from '#messages';
import { CARD_GAMES, type Game } from '#rules/games/runs.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { LearnersOnly, TryingOnly, UnlessTrying, VisitorsOnly } from '../learner/shown-to.tsx';
import { PATHS } from '../paths.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { LightbulbIcon } from '../ui/icons.ts';
import { BackLink, Note, Page, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { UnlessCalm } from '../ui/settings/unless-calm.tsx';
import { pageMeta } from '../ui/words/page-meta.ts';
import { type GameCard, GameTiles, useResults } from './game-tiles.tsx';
import { PapersStudied } from './research-papers.tsx';

export const meta = pageMeta(m['games.reading.page_title'], m['games.reading.page_description']);

const CARDS = import.meta.glob<GameCard>('./*/reading-card.ts', { eager: true, import: 'CARD' });
// A test shows that every game has its card.
const cardOf = (game: Game) => CARDS[`./${game}/reading-card.ts`] as GameCard;

export default function ReadingGamesPage() {
  const resultOf = useResults();
  return (
    <Page gap="l" isWide>
      <Stack>
        <BackLink to={PATHS.dashboard} label={m['games.page.dashboard']()} />
        <h1>{m['app.pages.reading_games']()}</h1>
        <UnlessCalm calm={<p className={layout.lead}>{m['games.reading.lead_calm']()}</p>}>
          <LearnersOnly>
            <UnlessTrying>
              <p className={layout.lead}>{m['games.reading.lead']({ points: POINTS_PER_RUN })}</p>
            </UnlessTrying>
            <TryingOnly>
              <p className={layout.lead}>{m['games.reading.lead_calm']()}</p>
            </TryingOnly>
          </LearnersOnly>
          <VisitorsOnly>
            <p className={layout.lead}>{m['games.reading.lead_signed_out']({ points: POINTS_PER_RUN })}</p>
          </VisitorsOnly>
        </UnlessCalm>
        <ListenButton />
      </Stack>
      <GameTiles games={CARD_GAMES.reading} cardOf={cardOf} resultOf={resultOf} />
      <Note tone="warm" icon={<LightbulbIcon />}>
        {m['games.reading.practice']()}
      </Note>
      <PapersStudied games={CARD_GAMES.reading} paperOf={(game) => cardOf(game).paper} />
    </Page>
  );
}
