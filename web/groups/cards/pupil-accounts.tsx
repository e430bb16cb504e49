import { useState } from 'react';
import { Link } from 'react-router';
import type { ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { GroupViewChanges } from '../group-view/group-view-query.ts';
import groupView from '../group-view.module.css';
import { PupilParents } from './pupil-parents.tsx';
import { RenamePupil } from './rename-pupil.tsx';

type Pupil = { memberId: string; name: string } & NonNullable<ShownMember['pupil']>;
type Asked = { what: 'agree' | 'take-back'; pupil: Pupil };

type PupilAccountsProps = { groupId: string; members: readonly ShownMember[] } & Pick<GroupViewChanges, 'agree'>;

/** Names that a teacher changes, and what a linked parent decides about accounts that a teacher made. */
export function PupilAccounts({ groupId, members, agree }: PupilAccountsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const notify = useNotify();
  const pupils = members
    .flatMap(({ memberId, name, pupil }): Pupil[] => (pupil ? [{ memberId, name, ...pupil }] : []))
    .filter(({ canGivePictures, canReportParent, parent }) => canGivePictures || canReportParent || parent);
  if (pupils.length === 0) return null;

  const confirm = async ({ what, pupil }: Asked) => {
    const { screeningAgreed } = await agree(pupil.memberId, what === 'agree');
    setAsked(null);
    notify({ sentence: doneWords({ what, pupil }, screeningAgreed), takesFocus: true });
  };
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="pupil-accounts">
      <Stack gap="s">
        <h2 id="pupil-accounts">{m['pupils.accounts.title']()}</h2>
        {pupils.some(({ parent }) => parent) && (
          <>
            <p>{m['pupils.accounts.lead_parent']()}</p>
            <Link className={layout.aloneLink} to={PATHS.agreement}>
              {m['pupils.accounts.read_first']()}
            </Link>
          </>
        )}
      </Stack>
      <ul className={rows.rows}>
        {pupils.map((pupil) => (
          <li key={pupil.memberId} className={rows.row}>
            <PupilRow groupId={groupId} pupil={pupil} onAsk={(what) => setAsked({ what, pupil })} />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          {...questionOf(asked)}
          look={asked.what === 'take-back' ? 'danger' : 'filled'}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

type PupilRowProps = { groupId: string; pupil: Pupil; onAsk: (what: Asked['what']) => void };

function PupilRow({ groupId, pupil, onAsk }: PupilRowProps) {
  const { name, canGivePictures, canReportParent, canAgree, parent } = pupil;
  return (
    <>
      <div className={classNames(rows.texts, rows.grows)}>
        <p className={classNames(rows.name, groupView.name)}>{name}</p>
        {parent && <p className={classNames(layout.soft, layout.small)}>{stateWords(pupil)}</p>}
      </div>
      <Row>
        {canGivePictures && <RenamePupil groupId={groupId} pupil={pupil} />}
        {canReportParent && <PupilParents groupId={groupId} pupil={pupil} />}
        {parent?.hasAgreed && (
          <Button
            look="line"
            aria-label={m['pupils.accounts.take_back_of']({ name })}
            onPress={() => onAsk('take-back')}
          >
            {m['pupils.accounts.take_back']()}
          </Button>
        )}
        {canAgree && !parent?.hasAgreed && (
          <Button look="line" aria-label={m['pupils.accounts.agree_of']({ name })} onPress={() => onAsk('agree')}>
            {m['pupils.accounts.agree']()}
          </Button>
        )}
      </Row>
    </>
  );
}

/** What a linked parent is told about the test results of a pupil. */
function stateWords({ name, screeningAgreed, parent }: Pupil): string {
  if (parent?.checked === 'self') return m['pupils.accounts.state_checked']({ name });
  if (parent?.checked === 'other') return m['pupils.accounts.state_other_checked']({ name });
  if (screeningAgreed)
    return parent?.hasAgreed ? m['pupils.accounts.state_agreed']() : m['pupils.accounts.state_other_agreed']();
  return parent?.hasAgreed ? m['pupils.accounts.state_other_took_back']() : m['pupils.accounts.state_not_agreed']();
}

/** What is said after an agreement was given or taken back. */
function doneWords({ what, pupil: { name, parent } }: Asked, screeningAgreed: boolean): string {
  if (what === 'agree')
    return screeningAgreed ? m['pupils.accounts.agreed']({ name }) : m['pupils.accounts.agreed_but_not_kept']();
  return parent?.checked === 'self'
    ? m['pupils.accounts.taken_back_checked']({ name })
    : m['pupils.accounts.taken_back']({ name });
}

/** The text of the confirmation question. */
function questionOf({ what, pupil: { name, parent } }: Asked) {
  if (what === 'agree')
    return {
      title: m['pupils.accounts.agree_title']({ name }),
      sentence: m['pupils.accounts.agree_sentence'](),
      confirm: m['pupils.accounts.agree_confirm'](),
    };
  const isChecked = parent?.checked === 'self';
  return {
    title: m['pupils.accounts.take_back_title'](),
    sentence: isChecked
      ? m['pupils.accounts.take_back_checked']({ name })
      : m['pupils.accounts.take_back_sentence']({ name }),
    confirm: isChecked ? m['pupils.accounts.take_back_only']() : m['pupils.accounts.take_back_confirm'](),
    keep: m['pupils.accounts.take_back_keep'](),
  };
}
