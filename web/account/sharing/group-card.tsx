import { type ComponentType, useId, useState } from 'react';
import type { Membership } from '#contract/groups/memberships.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { leaderLabel, leaderWords } from '../../learner/sharing/leader-words.ts';
import { SharesOf } from '../../learner/sharing/shares-of.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { calendarDayWords, dayWords } from '../../ui/words/dates.ts';
import type { LeaveDialogProps } from './leave-dialog.tsx';
import css from './sharing.module.css';

const loadDialog = () => import('./leave-dialog.tsx').then(({ LeaveDialog }) => LeaveDialog);

/** `onGone`: the group was deleted, or the learner is no longer in it. */
type GroupCardProps = {
  learner: Learner;
  membership: Membership;
  now: Date;
  onLeft: () => void;
  onGone: () => void;
};

/** A group that the learner is a member of: what its leader can see, and a button to leave it. */
export function GroupCard({ learner, membership, now, onLeft, onGone }: GroupCardProps) {
  const { kind, name, leaders, joinedAt, endsOn, isChecked } = membership;
  const id = useId();
  const leader = leaderWords(leaders);
  const notify = useNotify();
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps> | null>(null);
  const openDialog = () =>
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => notify({ sentence: m['app.load_failed']() }),
    );
  return (
    <Card isRoomy gap="m" isWide aria-labelledby={id}>
      <Stack gap="s" isWide>
        <h2 id={id} className={css.name}>
          {name}
        </h2>
        {endsOn && <p>{m['school_year.ends.membership']({ day: calendarDayWords(endsOn, now) })}</p>}
        <p className={css.name}>{m['sharing.groups.of']({ kind, leader, day: dayWords(joinedAt, now) })}</p>
        {isChecked && <p>{m['sharing.leaders.checked']()}</p>}
      </Stack>
      <Leaders leaders={leaders} now={now} />
      <SharesOf learner={learner} membership={membership} onGone={onGone} />
      <Row>
        <Button
          look="line"
          aria-label={m['sharing.groups.leave_of']({ name })}
          onPress={() => void openDialog()}
          onHoverStart={() => void loadDialog().catch(() => undefined)}
        >
          {m['sharing.groups.leave']()}
        </Button>
      </Row>
      {Dialog && (
        <Dialog
          learnerId={learner.id}
          membership={membership}
          onClose={() => setDialog(null)}
          onLeft={onLeft}
          onGone={onGone}
        />
      )}
    </Card>
  );
}

/** Who leads the group and who helps, since when, and what each may see. */
function Leaders({ leaders, now }: { leaders: Membership['leaders']; now: Date }) {
  const id = useId();
  return (
    <Stack gap="s" isWide>
      <h3 id={id}>{m['sharing.leaders.title']()}</h3>
      {leaders.length === 0 && <p>{m['sharing.leaders.none']()}</p>}
      <ul aria-labelledby={id} className={rows.rows}>
        {leaders.map(({ name, role, since }) => (
          <li key={`${name} ${role} ${since}`} className={rows.row}>
            <div className={classNames(rows.texts, rows.grows)}>
              <p className={classNames(rows.name, css.name)}>{leaderLabel(name)}</p>
              <p className={classNames(layout.soft, layout.small)}>
                {m['sharing.leaders.sees']({ role, day: dayWords(since, now) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
