import { Link } from 'react-router';
import type { Group } from '#contract/groups/groups.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useLedGroups } from '../../api/led-groups.ts';
import { ForSelfSwitch } from '../../learner/for-self-switch.tsx';
import { cardsPath, groupViewPath, PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './grown-up-home.module.css';

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

/** The classes and families of a parent or a teacher, each with a suggested next step. */
function LedGroupsCard({ learner }: { learner: Learner }) {
  const { groups, isAway, tryAgain } = useLedGroups(learner.id);
  return (
    <Card isRoomy isWide gap="m" className={css.groups} aria-labelledby="led-groups">
      <h2 id="led-groups">{m['groups.list']()}</h2>
      {!groups && !isAway && <p>{m['groups.loading']()}</p>}
      {isAway && (
        <>
          <p role="alert">{m['groups.away']()}</p>
          <Row>
            <Button look="line" onPress={tryAgain}>
              {m['shared.try_again']()}
            </Button>
          </Row>
        </>
      )}
      {groups?.length === 0 && (
        <>
          <p>{m['welcome.grown_up.groups.none']()}</p>
          <Row>
            <ButtonLink size="l" to={PATHS.groups}>
              {m['groups.new.make']({ kind: learner.role === 'parent' ? 'family' : 'class' })}
            </ButtonLink>
          </Row>
        </>
      )}
      {groups && groups.length > 0 && (
        <>
          <ul className={css.list}>
            {groups.map((group) => (
              <LedGroup key={group.groupId} group={group} />
            ))}
          </ul>
          <Row className={layout.rowQuiet}>
            <ButtonLink look="quiet" to={PATHS.groups}>
              {m['welcome.grown_up.groups.all']()}
            </ButtonLink>
          </Row>
        </>
      )}
    </Card>
  );
}

/** A group with one button: to its cards while it has no learners, otherwise to its learners. */
function LedGroup({ group: { groupId, kind, name, code, memberCount } }: { group: Group }) {
  const members = m['groups.kind_and_members']({
    kind: m['groups.kind']({ kind }),
    members: m['groups.members']({ count: memberCount }),
  });
  return (
    <li className={css.group}>
      <div>
        <h3>{name}</h3>
        <p className={layout.soft}>{members}</p>
      </div>
      {memberCount === 0 && code ? (
        <ButtonLink look="line" to={cardsPath(groupId)} aria-label={m['groups.code.print_of']({ name })}>
          {m['groups.code.print']()}
        </ButtonLink>
      ) : (
        <ButtonLink look="line" to={groupViewPath(groupId)} aria-label={m['groups.open_of']({ name })}>
          {m['groups.open']()}
        </ButtonLink>
      )}
    </li>
  );
}
