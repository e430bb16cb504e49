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
    .filter(({ canGivePictures, canAgree }) => canGivePictures || canAgree);
  if (pupils.length === 0) return null;

  const confirm = async ({ what, pupil: { memberId, name } }: Asked) => {
    const { screeningAgreed } = await agree(memberId, what === 'agree');
    setAsked(null);
    const sentence = screeningAgreed
      ? m['pupils.accounts.agreed']({ name })
      : m['pupils.accounts.taken_back']({ name });
    notify({ sentence, takesFocus: true });
  };
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="pupil-accounts">
      <Stack gap="s">
        <h2 id="pupil-accounts">{m['pupils.accounts.title']()}</h2>
        {pupils.some(({ canAgree }) => canAgree) && (
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
  const { name, canGivePictures, canAgree, screeningAgreed } = pupil;
  return (
    <>
      <div className={classNames(rows.texts, rows.grows)}>
        <p className={classNames(rows.name, groupView.name)}>{name}</p>
        {canAgree && (
          <p className={classNames(layout.soft, layout.small)}>
            {screeningAgreed ? m['pupils.accounts.state_agreed']() : m['pupils.accounts.state_not_agreed']()}
          </p>
        )}
      </div>
      <Row>
        {canGivePictures && <RenamePupil groupId={groupId} pupil={pupil} />}
        {canAgree &&
          (screeningAgreed ? (
            <Button
              look="line"
              aria-label={m['pupils.accounts.take_back_of']({ name })}
              onPress={() => onAsk('take-back')}
            >
              {m['pupils.accounts.take_back']()}
            </Button>
          ) : (
            <Button look="line" aria-label={m['pupils.accounts.agree_of']({ name })} onPress={() => onAsk('agree')}>
              {m['pupils.accounts.agree']()}
            </Button>
          ))}
      </Row>
    </>
  );
}

/** The text of the confirmation question. */
function questionOf({ what, pupil: { name } }: Asked) {
  if (what === 'agree')
    return {
      title: m['pupils.accounts.agree_title']({ name }),
      sentence: m['pupils.accounts.agree_sentence'](),
      confirm: m['pupils.accounts.agree_confirm'](),
    };
  return {
    title: m['pupils.accounts.take_back_title'](),
    sentence: m['pupils.accounts.take_back_sentence']({ name }),
    confirm: m['pupils.accounts.take_back_confirm'](),
    keep: m['pupils.accounts.take_back_keep'](),
  };
}
