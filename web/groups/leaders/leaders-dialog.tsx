import { useState } from 'react';
import type { Group, GroupLeader, LeaderInvitation } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { GROUP_ROLES, type GroupRole, shownGroupCode } from '#rules/groups/groups.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { invitationAddress } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { dayWords } from '../../ui/words/dates.ts';
import { leaderLabel } from '../group-words.ts';
import css from '../groups.module.css';
import { useGroupChanges } from '../groups-query.ts';

type LeadersDialogProps = { learnerId: string; group: Group; onStopped: () => void; onClose: () => void };

/** The leaders of a group: who they are, what each may do, and for those who lead it, inviting and handing over. */
export function LeadersDialog({ learnerId, group, onStopped, onClose }: LeadersDialogProps) {
  const { removeLeader } = useGroupChanges(learnerId);
  const { role, name, leaders } = group;
  const leadsAlone = role === 'leads' && leaders.filter((each) => each.role === 'leads').length === 1;
  const stop = useSubmit(() => removeLeader(group, learnerId).then(onStopped));
  return (
    <Dialog title={m['leaders.title']({ name })} sentence={m['leaders.sentence']()} isOpen onOpenChange={onClose}>
      <ul aria-label={m['leaders.list']()}>
        {leaders.map((leader) => (
          <Leader key={leader.leaderId} learnerId={learnerId} group={group} leader={leader} />
        ))}
      </ul>
      {stop.problem && <Note tone="danger">{stop.problem}</Note>}
      {leadsAlone ? (
        <p className={layout.soft}>{m['leaders.only']()}</p>
      ) : (
        <Row>
          <Button look="line" isPending={stop.isBusy} onPress={() => stop.submit()}>
            {role === 'leads' ? m['leaders.stop']() : m['leaders.stop_helping']()}
          </Button>
        </Row>
      )}
      {role === 'leads' && <Invitations learnerId={learnerId} group={group} />}
    </Dialog>
  );
}

type LeaderProps = { learnerId: string; group: Group; leader: GroupLeader };

function Leader({ learnerId, group, leader: { leaderId, name: own, role, since } }: LeaderProps) {
  const [now] = useState(() => new Date());
  const { setRole, removeLeader } = useGroupChanges(learnerId);
  const other = role === 'leads' ? 'helps' : 'leads';
  const change = useSubmit(() => setRole(group, leaderId, other));
  const removal = useSubmit(() => removeLeader(group, leaderId));
  const isOwn = leaderId === learnerId;
  const name = leaderLabel(own);
  const problem = change.problem ?? removal.problem;
  const words = {
    leads: { label: m['leaders.let_lead'](), of: m['leaders.let_lead_of']({ name }) },
    helps: { label: m['leaders.let_help'](), of: m['leaders.let_help_of']({ name }) },
  }[other];
  return (
    <Stack as="li" className={css.leader} gap="s" isWide>
      <p className={classNames(layout.strong, css.name)}>{isOwn ? m['leaders.you']({ name }) : name}</p>
      <p className={layout.soft}>{m['leaders.role']({ role, day: dayWords(since, now) })}</p>
      {group.role === 'leads' && !isOwn && (
        <Row className={layout.rowQuiet}>
          <Button look="line" aria-label={words.of} isPending={change.isBusy} onPress={() => change.submit()}>
            {words.label}
          </Button>
          <Button
            look="quiet"
            aria-label={m['leaders.remove_of']({ name })}
            isPending={removal.isBusy}
            onPress={() => removal.submit()}
          >
            {m['leaders.remove']()}
          </Button>
        </Row>
      )}
      {problem && <Note tone="danger">{problem}</Note>}
    </Stack>
  );
}

const ROLES: Record<GroupRole, { label: () => string; hint: () => string }> = {
  leads: { label: m['leaders.invite.leads'], hint: m['leaders.invite.leads_hint'] },
  helps: { label: m['leaders.invite.helps'], hint: m['leaders.invite.helps_hint'] },
};

function Invitations({ learnerId, group }: { learnerId: string; group: Group }) {
  const { invite } = useGroupChanges(learnerId);
  const [role, setRole] = useState<GroupRole>('helps');
  const { submit, isBusy, problem } = useSubmit(() => invite(group, role));
  const { invitations } = group;
  return (
    <>
      <h3>{m['leaders.invite.title']()}</h3>
      <p>{m['leaders.invite.lead']()}</p>
      <Stack as="form" isWide onSubmit={submit} noValidate>
        <SegmentedControl
          label={m['leaders.invite.role']()}
          segments={GROUP_ROLES.map((value) => ({ value, label: ROLES[value].label() }))}
          value={role}
          onChange={setRole}
        />
        <p className={layout.soft}>{ROLES[role].hint()}</p>
        <FormEnd submit={m['leaders.invite.make']()} look="line" isBusy={isBusy} problem={problem} />
      </Stack>
      {invitations.length > 0 && (
        <>
          <h3>{m['leaders.invite.open']()}</h3>
          <ul aria-label={m['leaders.invite.open']()} aria-live="polite">
            {invitations.map((invitation) => (
              <Invitation key={invitation.invitationId} learnerId={learnerId} group={group} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type InvitationProps = { learnerId: string; group: Group; invitation: LeaderInvitation };

function Invitation({ learnerId, group, invitation: { invitationId, code, role, expiresAt } }: InvitationProps) {
  const [now] = useState(() => new Date());
  const { takeBack } = useGroupChanges(learnerId);
  const { submit, isBusy, problem } = useSubmit(() => takeBack(group, invitationId));
  const shown = shownGroupCode(code);
  return (
    <Stack as="li" className={css.leader} gap="s" isWide>
      <p className={css.pupilLetters} translate="no">
        {shown}
      </p>
      <p className={layout.soft}>{m['leaders.invite.until']({ role, day: dayWords(expiresAt, now) })}</p>
      <p className={layout.small}>{m['leaders.invite.how']()}</p>
      <p className={classNames(layout.small, css.name)} translate="no">
        {invitationAddress(location.origin, code)}
      </p>
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <Button
          look="quiet"
          aria-label={m['leaders.invite.take_back_of']({ code: shown })}
          isPending={isBusy}
          onPress={() => submit()}
        >
          {m['leaders.invite.take_back']()}
        </Button>
      </Row>
    </Stack>
  );
}
