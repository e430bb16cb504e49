import { useEffect, useRef, useState } from 'react';
import type { ShownMember } from '#contract/groups/groups.ts';
import type { PupilCard } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import groupView from '../group-view.module.css';
import { PupilCards } from './pupil-cards.tsx';
import { RenamePupil } from './rename-pupil.tsx';

type Pupil = { memberId: string; name: string } & NonNullable<ShownMember['pupil']>;
type Asked = { what: 'pictures' | 'agree' | 'take-back'; pupil: Pupil };
/**
 * The actions on pupil accounts for the teacher who created them or for a linked parent; renders nothing without such
 * accounts.
 */
export function PupilAccounts({ groupId, members }: { groupId: string; members: readonly ShownMember[] }) {
  const { learner } = useSession().session;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [card, setCard] = useState<PupilCard | null>(null);
  /** The consents that were changed here, by member id. */
  const [agreed, setAgreed] = useState<Readonly<Record<string, boolean>>>({});
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const hadCard = useRef(false);
  // In an effect, because a dialog that is removed in the same render keeps the page inert until its effects have run.
  useEffect(() => {
    if (hadCard.current && !card) heading.current?.focus();
    hadCard.current = card !== null;
  }, [card]);
  const pupils = members
    .flatMap(({ memberId, name, pupil }): Pupil[] =>
      pupil ? [{ memberId, name, ...pupil, screeningAgreed: agreed[memberId] ?? pupil.screeningAgreed }] : [],
    )
    .filter(({ canGivePictures, canAgree }) => canGivePictures || canAgree);
  if (pupils.length === 0 || !learner) return null;

  if (card)
    return (
      <Card as="div" isRoomy isWide>
        <PupilCards
          title={m['pupils.accounts.card_title']({ name: card.name })}
          made={[card]}
          onDone={() => setCard(null)}
        />
      </Card>
    );

  const confirm = async ({ what, pupil: { memberId, name } }: Asked) => {
    const params = { learnerId: learner.id, groupId, memberId };
    if (what === 'pictures') {
      const made = await request('PUT /learners/:learnerId/groups/:groupId/members/:memberId/pictures', { params });
      setAsked(null);
      return setCard(made);
    }
    const { screeningAgreed } = await (what === 'agree'
      ? request('PUT /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', { params })
      : request('DELETE /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', { params }));
    setAgreed((now) => ({ ...now, [memberId]: screeningAgreed }));
    setAsked(null);
    const sentence = screeningAgreed
      ? m['pupils.accounts.agreed']({ name })
      : m['pupils.accounts.taken_back']({ name });
    notify({ sentence, takesFocus: true });
  };
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="pupil-accounts">
      <Stack gap="s">
        <h2 id="pupil-accounts" ref={heading} tabIndex={-1}>
          {m['pupils.accounts.title']()}
        </h2>
        {pupils.some(({ canGivePictures }) => canGivePictures) && <p>{m['pupils.accounts.lead_teacher']()}</p>}
        {pupils.some(({ canAgree }) => canAgree) && <p>{m['pupils.accounts.lead_parent']()}</p>}
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
        {canGivePictures && (
          <Button look="line" aria-label={m['pupils.accounts.pictures_of']({ name })} onPress={() => onAsk('pictures')}>
            {m['pupils.accounts.pictures']()}
          </Button>
        )}
        {canAgree && !screeningAgreed && (
          <Button look="line" aria-label={m['pupils.accounts.agree_of']({ name })} onPress={() => onAsk('agree')}>
            {m['pupils.accounts.agree']()}
          </Button>
        )}
        {canAgree && screeningAgreed && (
          <Button
            look="line"
            aria-label={m['pupils.accounts.take_back_of']({ name })}
            onPress={() => onAsk('take-back')}
          >
            {m['pupils.accounts.take_back']()}
          </Button>
        )}
      </Row>
    </>
  );
}

/** The text of the confirmation question. */
function questionOf({ what, pupil: { name } }: Asked) {
  if (what === 'pictures')
    return {
      title: m['pupils.accounts.pictures_title']({ name }),
      sentence: m['pupils.accounts.pictures_sentence']({ name }),
      confirm: m['pupils.accounts.pictures_confirm'](),
    };
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
