import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { ShareLinks } from '../learner/share-links/share-links.tsx';
import { useMemberships } from '../learner/sharing/memberships-query.ts';
import { SharesOf } from '../learner/sharing/shares-of.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Card, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import css from './plan.module.css';

const PLAN_ONLY = ['plan'] as const;

/** A switch for each group of the learner, whether its leaders see the plan, and links that show it to others. */
export function SharePlanCard({ learner }: { learner: Learner }) {
  const { memberships, isAway } = useMemberships(learner.id);
  return (
    <Card isRoomy isWide className={layout.screenOnly} aria-labelledby="plan-shares">
      <h2 id="plan-shares" className={layout.extraLarge}>
        {m['plan.share.title']()}
      </h2>
      <p>{isAway ? m['plan.share.away']() : m['plan.share.lead']()}</p>
      {memberships?.memberships.length === 0 && <p>{m['plan.share.none']()}</p>}
      {memberships?.memberships.map((membership) => (
        <Stack key={membership.groupId} gap="s" isWide>
          <h3 className={css.name}>{membership.name}</h3>
          <SharesOf learner={learner} membership={membership} only={PLAN_ONLY} />
        </Stack>
      ))}
      <ShareLinks learner={learner} shows="plan" />
      <p className={layout.soft}>{m['plan.share.own_part']()}</p>
      <Row>
        <ButtonLink look="line" to={PATHS.sharing}>
          {m['plan.share.open']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}
