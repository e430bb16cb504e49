import type { Learner } from '#contract/learner.ts';
import { m } from '#messages';
import { PATHS } from '../../app/paths.ts';
import { ForSelfSwitch } from '../../play/for-self-switch.tsx';
import LeafLens from '../../ui/art/lens-leaf.svg?react';
import GamingTile from '../../ui/art/tile-gaming.svg?react';
import LevelUpTile from '../../ui/art/tile-levelup.svg?react';
import PeopleTile from '../../ui/art/tile-people.svg?react';
import { Card } from '../../ui/card.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { LedGroupsCard } from './led-groups-card.tsx';

/** What a parent or a teacher finds on the dashboard: their groups, ways to try the app, and the use for themself. */
export function GrownUpHome({ learner }: { learner: Learner }) {
  const go = m['welcome.dashboard.open']();
  return (
    <>
      <LedGroupsCard learner={learner} />
      <Tiles>
        <Tile title={m['welcome.grown_up.games.title']()} to={PATHS.games} picture={<GamingTile />} go={go}>
          {m['welcome.grown_up.games.sentence']()}
        </Tile>
        <Tile title={m['welcome.grown_up.words.title']()} to={PATHS.levelUpLab} picture={<LevelUpTile />} go={go}>
          {m['welcome.grown_up.words.sentence']()}
        </Tile>
        <Tile
          title={m['welcome.grown_up.results.title']()}
          to={PATHS.resultsExplained}
          picture={<PeopleTile />}
          go={go}
        >
          {m['welcome.grown_up.results.sentence']()}
        </Tile>
        <Tile title={m['welcome.grown_up.conditions.title']()} to={PATHS.conditions} picture={<LeafLens />} go={go}>
          {m['welcome.grown_up.conditions.sentence']()}
        </Tile>
      </Tiles>
      <Card isRoomy isWide gap="s" aria-labelledby="for-self">
        <h2 id="for-self">{m['welcome.grown_up.for_self']()}</h2>
        <ForSelfSwitch learner={learner} />
      </Card>
    </>
  );
}
