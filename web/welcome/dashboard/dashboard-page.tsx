import { type ComponentType, Suspense } from 'react';
import { m } from '#messages';
import { GAMES_ON_PAGE } from '#rules/games/runs.ts';
import { useSession } from '../../api/session.tsx';
import { useNoTests } from '../../api/test-offer.ts';
import { AccountEndsNote } from '../../learner/account-ends-note.tsx';
import { FocusModeOnly, GrownUpsOnly, UnlessFocusMode, UnlessTrying, VisitorsOnly } from '../../learner/shown-to.tsx';
import { PATHS } from '../../paths.ts';
import RoundLeaf from '../../ui/art/round-leaf.svg?react';
import GamingTile from '../../ui/art/tile-gaming.svg?react';
import ReadingTile from '../../ui/art/tile-letter-round.svg?react';
import LevelUpTile from '../../ui/art/tile-levelup.svg?react';
import PeopleTile from '../../ui/art/tile-people.svg?react';
import VisualTile from '../../ui/art/tile-visual.svg?react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { Page, Row } from '../../ui/layout/layout.tsx';
import { Tile, Tiles } from '../../ui/layout/tile.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { firstNumberWord } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import css from '../dashboard.module.css';
import { DashboardHead } from './dashboard-head.tsx';
import { StepCard } from './step-card.tsx';
import { BlankSteps, Suggestions } from './suggestions.tsx';

/** Loaded by parents and teachers only. */
const GrownUpHome = lazyChunk(async () => (await import('./grown-up-home.tsx')).GrownUpHome);

export const meta = pageMeta(m['welcome.dashboard.page_title'], m['welcome.dashboard.page_description']);

export default function DashboardPage() {
  const { learner, status } = useSession().session;
  return (
    <Page gap="l" isWide>
      <DashboardHead learner={learner} />
      {learner?.endsOn && <AccountEndsNote endsOn={learner.endsOn} />}
      <GrownUpsOnly>
        <Suspense fallback={<div className={css.grownUp} />}>
          {learner ? <GrownUpHome learner={learner} /> : <div className={css.grownUp} />}
        </Suspense>
      </GrownUpsOnly>
      <UnlessTrying>
        {status === 'loading' ? <BlankSteps /> : <Suggestions learner={learner} />}
        <UnlessFocusMode>
          <Places />
        </UnlessFocusMode>
        <FocusModeOnly>
          <PlaceLinks />
        </FocusModeOnly>
      </UnlessTrying>
      <VisitorsOnly>
        <AccountCard />
      </VisitorsOnly>
    </Page>
  );
}

type Place = { title: string; to: string; Picture: ComponentType; sentence: string; className?: string };

/** The pages that are always offered; the quiz only where tests are. */
function usePlaces(): Place[] {
  const hasTests = useNoTests() === null;
  const quiz: Place = {
    title: m['welcome.dashboard.self_assessment.title'](),
    to: PATHS.selfAssessment,
    Picture: PeopleTile,
    sentence: m['welcome.dashboard.self_assessment.sentence'](),
    className: css.ofTest,
  };
  return [
    {
      title: m['welcome.dashboard.games.title'](),
      to: PATHS.games,
      Picture: GamingTile,
      sentence: m['welcome.dashboard.games.sentence']({
        count: GAMES_ON_PAGE,
        number: firstNumberWord(GAMES_ON_PAGE),
      }),
    },
    {
      title: m['app.pages.reading_games'](),
      to: PATHS.readingGames,
      Picture: ReadingTile,
      sentence: m['welcome.dashboard.reading_games'](),
    },
    {
      title: m['welcome.dashboard.picture_words.title'](),
      to: PATHS['picture-words'],
      Picture: VisualTile,
      sentence: m['welcome.dashboard.picture_words.sentence'](),
    },
    {
      title: m['welcome.dashboard.level_up_lab.title'](),
      to: PATHS.levelUpLab,
      Picture: LevelUpTile,
      sentence: m['welcome.dashboard.level_up_lab.sentence'](),
    },
    ...(hasTests ? [quiz] : []),
  ];
}

function Places() {
  return (
    <Tiles>
      {usePlaces().map(({ Picture, sentence, ...tile }) => (
        <Tile key={tile.to} {...tile} picture={<Picture />} go={m['welcome.dashboard.open']()}>
          {sentence}
        </Tile>
      ))}
    </Tiles>
  );
}

/** The same pages as links, for Focus Mode. */
function PlaceLinks() {
  return (
    <nav aria-label={m['welcome.dashboard.more']()}>
      <Row>
        {usePlaces().map(({ title, to }) => (
          <ButtonLink key={to} look="quiet" to={to}>
            {title}
          </ButtonLink>
        ))}
      </Row>
    </nav>
  );
}

/** Tells visitors the benefits of an account. */
function AccountCard() {
  return (
    <StepCard
      title={m['welcome.dashboard.account.title']()}
      sentence={m['welcome.dashboard.account.sentence']()}
      tone="accent"
      picture={<RoundLeaf />}
    >
      <Button size="l" look="line" {...useOpener('sign-up')}>
        {m['welcome.dashboard.account.sign_up']()}
      </Button>
      <Button look="quiet" {...useOpener('log-in')}>
        {m['welcome.dashboard.account.log_in']()}
      </Button>
    </StepCard>
  );
}
