import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { m } from '#messages';
import { CARD_GAMES, GAMES_ON_PAGE, type Game } from '#rules/games/runs.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { LearnersOnly, TryingOnly, UnlessTrying, VisitorsOnly } from '../learner/shown-to.tsx';
import { PATHS } from '../paths.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { LightbulbIcon } from '../ui/icons.ts';
import { BackLink, Note, Page, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { UnlessCalm } from '../ui/settings/unless-calm.tsx';
import { firstNumberWord } from '../ui/words/number-words.ts';
import { type GameCard, GameTiles, useResults } from './game-tiles.tsx';
import { hidden, PapersStudied } from './research-papers.tsx';

export const meta = () => [
  { title: m['games.page.page_title']() },
  { name: 'description', content: m['games.page.description'](games()) },
];

export default function GamesPage() {
  const resultOf = useResults();
  return (
    <Page gap="l" isWide>
      <Stack>
        <BackLink to={PATHS.dashboard} label={m['games.page.dashboard']()} />
        <h1>{m['games.page.title']()}</h1>
        <UnlessCalm calm={<p className={layout.lead}>{m['games.page.lead_calm'](games())}</p>}>
          <LearnersOnly>
            <UnlessTrying>
              <p className={layout.lead}>{m['games.page.lead']({ ...games(), points: POINTS_PER_RUN })}</p>
            </UnlessTrying>
            <TryingOnly>
              <p className={layout.lead}>{m['games.page.lead_calm'](games())}</p>
            </TryingOnly>
          </LearnersOnly>
          <VisitorsOnly>
            <p className={layout.lead}>{m['games.page.lead_signed_out']({ ...games(), points: POINTS_PER_RUN })}</p>
          </VisitorsOnly>
        </UnlessCalm>
        <p>{m['games.page.no_clock']()}</p>
        <ListenButton />
      </Stack>
      <GameTiles games={CARD_GAMES.first} cardOf={cardOf} resultOf={resultOf} />
      <Stack isWide>
        <h2>{m['games.page.more']()}</h2>
        <GameTiles games={CARD_GAMES.more} cardOf={cardOf} resultOf={resultOf} />
      </Stack>
      <Row>
        <ButtonLink look="line" to={PATHS.readingGames}>
          {m['games.page.reading_games']()}
        </ButtonLink>
      </Row>
      <PracticeNote />
    </Page>
  );
}

const CARDS = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'CARD' });
// A test shows that every game has its card.
const cardOf = (game: Game) => CARDS[`./${game}/card.ts`] as GameCard;

/** The number of games on the page. */
function games() {
  return { count: GAMES_ON_PAGE, number: firstNumberWord(GAMES_ON_PAGE) };
}

/** What the games can and cannot improve, and for adults what was studied. */
function PracticeNote() {
  return (
    <>
      <Note tone="warm" icon={<LightbulbIcon />}>
        {m['games.page.practice']()}
      </Note>
      <PapersStudied games={[...CARD_GAMES.first, ...CARD_GAMES.more]} paperOf={(game) => cardOf(game).paper}>
        <Review />
      </PapersStudied>
    </>
  );
}

/** The numbers are from Westwood et al. 2023. */
function Review() {
  return (
    <p>
      {m['games.page.review']()}{' '}
      <a href="https://doi.org/10.1038/s41380-023-02000-7" target="_blank" rel="noopener noreferrer">
        <ParaglideMessage message={m['games.page.review_paper']} markup={{ hidden }} />
      </a>
    </p>
  );
}
