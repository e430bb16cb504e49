import { Link } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { ForSelfSwitch } from '../../learner/for-self-switch.tsx';
import { PATHS } from '../../paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import layout from '../../ui/layout.module.css';
import css from './grown-up-home.module.css';
import { LedGroupsCard } from './led-groups-card.tsx';

const WAYS = [
  { to: PATHS.games, title: m['welcome.grown_up.games.title'], sentence: m['welcome.grown_up.games.sentence'] },
  { to: PATHS.levelUpLab, title: m['welcome.grown_up.words.title'], sentence: m['welcome.grown_up.words.sentence'] },
  {
    to: PATHS.resultsExplained,
    title: m['welcome.grown_up.results.title'],
    sentence: m['welcome.grown_up.results.sentence'],
  },
] as const;

/**
 * The dashboard of a parent or a teacher: their groups, links to try the app, and the switch to use it for themself.
 */
export function GrownUpHome({ learner }: { learner: Learner }) {
  return (
    <>
      <LedGroupsCard learner={learner} />
      <Card isRoomy isWide gap="m" aria-labelledby="try-it">
        <h2 id="try-it">{m['welcome.grown_up.try_it']()}</h2>
        <ul className={css.ways}>
          {WAYS.map(({ to, title, sentence }) => (
            <li key={to}>
              <h3>
                <Link className={css.way} to={to}>
                  {title()}
                </Link>
              </h3>
              <p className={layout.soft}>{sentence()}</p>
            </li>
          ))}
        </ul>
        <div className={css.forSelf}>
          <ForSelfSwitch learner={learner} />
        </div>
      </Card>
    </>
  );
}
