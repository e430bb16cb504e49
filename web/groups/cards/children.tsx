import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Group } from '#contract/groups/groups.ts';
import type { Pupil } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { rememberSharedComputer } from '../../device/shared-computer.ts';
import { request } from '../../http/request.ts';
import { PATHS, pictureCardsPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { PlusIcon, PrinterIcon } from '../../ui/icons.ts';
import { classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import css from '../groups.module.css';
import { ChildForm } from './child-form.tsx';
import { pupilCardsQuery } from './pupil-cards-query.ts';

type ChildrenProps = { learnerId: string; group: Group };

/** The children of a family whose accounts a parent made: a new account, handing a device over, and the cards. */
export function Children({ learnerId, group }: ChildrenProps) {
  const { groupId, name, pupilCode } = group;
  const [isMaking, setIsMaking] = useState(false);
  const [asked, setAsked] = useState<Pupil | null>(null);
  const { data, isError } = useQuery({ ...pupilCardsQuery(learnerId, groupId), enabled: pupilCode !== null });
  const children = data?.pupils ?? [];
  return (
    <Stack className={css.code} isWide>
      <h3>{m['pupils.children.title']()}</h3>
      <p>{m['pupils.children.lead']()}</p>
      {isError && <Note tone="danger">{m['pupils.children.away']()}</Note>}
      {children.length > 0 && (
        <ul className={rows.rows}>
          {children.map((child) => (
            <li key={child.memberId} className={rows.row}>
              <p className={classNames(rows.texts, rows.grows, rows.name, css.name)}>{child.name}</p>
              <Button
                aria-label={m['pupils.children.hand_of']({ name: child.name })}
                look="line"
                onPress={() => setAsked(child)}
              >
                {m['pupils.children.hand']()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Row className={layout.rowQuiet}>
        <Button look="line" aria-label={m['pupils.children.make_in']({ name })} onPress={() => setIsMaking(true)}>
          <PlusIcon />
          {m['pupils.children.make']()}
        </Button>
        {children.length > 0 && (
          <ButtonLink look="quiet" to={pictureCardsPath(groupId)} aria-label={m['pupils.code.print_of']({ name })}>
            <PrinterIcon />
            {m['pupils.code.print']()}
          </ButtonLink>
        )}
      </Row>
      {isMaking && <ChildForm learnerId={learnerId} groupId={groupId} onClose={() => setIsMaking(false)} />}
      {asked && <HandOver learnerId={learnerId} groupId={groupId} child={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

type HandOverProps = { learnerId: string; groupId: string; child: Pupil; onClose: () => void };

/** Asks, then ends the session of the parent on this device and begins one for the child. */
function HandOver({ learnerId, groupId, child: { memberId, name }, onClose }: HandOverProps) {
  const { setSignedIn } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const hand = async () => {
    const params = { learnerId, groupId, memberId };
    const { learner } = await request('POST /learners/:learnerId/groups/:groupId/members/:memberId/device', { params });
    rememberSharedComputer(true);
    setSignedIn(learner);
    await navigate(PATHS.dashboard, { replace: true });
    notify({ sentence: m['pupils.sign_in.done']() });
  };
  return (
    <ConfirmDialog
      title={m['pupils.children.hand_title']({ name })}
      sentence={m['pupils.children.hand_sentence']({ name })}
      confirm={m['pupils.children.hand_confirm']()}
      onConfirm={hand}
      onClose={onClose}
    />
  );
}
