import { useEffect, useRef, useState } from 'react';
import type { GroupFacts, ShownMember } from '#contract/groups/groups.ts';
import type { PupilCard } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { pictureCardsPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { timeWords } from '../../ui/words/dates.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useGroupChanges } from '../groups-query.ts';
import { PupilCards } from './pupil-cards.tsx';

type CardProps = { group: GroupFacts; members: readonly ShownMember[] };

/** How pupils without an email sign in: for a class opened for a lesson; many wrong tries, and the cards. */
export function PictureSignInCard({ group, members }: CardProps) {
  const learnerId = useSession().session.learner?.id ?? '';
  const [asked, setAsked] = useState<ShownMember | null>(null);
  const [made, setMade] = useState<readonly PupilCard[] | null>(null);
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadCards = useRef(false);
  // In an effect, because a dialog that is removed in the same render keeps the page inert until its effects have run.
  useEffect(() => {
    if (hadCards.current && !made) heading.current?.focus();
    hadCards.current = made !== null;
  }, [made]);
  if (made)
    return (
      <Card as="div" isRoomy isWide>
        <PupilCards title={m['pupils.cards.ready']({ count: made.length })} made={made} onDone={() => setMade(null)} />
      </Card>
    );
  const replace = async ({ memberId }: ShownMember) => {
    const params = { learnerId, groupId: group.groupId };
    const body = { memberIds: [memberId] };
    const { cards } = await request('PUT /learners/:learnerId/groups/:groupId/pictures', { params, body });
    setAsked(null);
    setReplaced([...replaced, memberId]);
    setMade(cards);
  };
  const tried = members.filter(({ memberId, pupil }) => pupil?.hasManyWrongTries && !replaced.includes(memberId));
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="picture-sign-in">
      <h2 id="picture-sign-in" ref={heading} tabIndex={-1}>
        {m['pupils.sign_in.title']()}
      </h2>
      {tried.map((member) => (
        <Note key={member.memberId} tone="caution">
          <p>{m['pupils.accounts.many_wrong']({ name: member.name })}</p>
          <Row>
            <Button
              look="line"
              aria-label={m['pupils.accounts.pictures_of']({ name: member.name })}
              onPress={() => setAsked(member)}
            >
              {m['pupils.accounts.pictures']()}
            </Button>
          </Row>
        </Note>
      ))}
      {group.kind === 'class' && <Lesson learnerId={learnerId} group={group} />}
      {members.some(({ pupil }) => pupil?.canGivePictures) && (
        <Row>
          <ButtonLink look="line" to={pictureCardsPath(group.groupId)}>
            {m['pupils.accounts.cards']()}
          </ButtonLink>
        </Row>
      )}
      {asked && (
        <ConfirmDialog
          title={m['pupils.accounts.pictures_title']({ name: asked.name })}
          sentence={m['pupils.accounts.pictures_sentence']({ name: asked.name })}
          confirm={m['pupils.accounts.pictures_confirm']()}
          onConfirm={() => replace(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

/** Opens signing in with a typed name for half an hour. */
function Lesson({ learnerId, group }: { learnerId: string; group: GroupFacts }) {
  const [openUntil, setOpenUntil] = useState(group.signInOpenUntil);
  const { openLesson } = useGroupChanges(learnerId);
  const { submit, isBusy, problem } = useSubmit(async () => setOpenUntil(await openLesson(group)));
  useEffect(() => {
    if (openUntil === null) return;
    const timer = setTimeout(() => setOpenUntil(null), Date.parse(openUntil) - Date.now());
    return () => clearTimeout(timer);
  }, [openUntil]);
  return (
    <Stack gap="s" isWide>
      <p>{m['pupils.lesson.sentence']()}</p>
      <p {...LIVE_REGION}>{openUntil && m['pupils.lesson.open_until']({ time: timeWords(openUntil) })}</p>
      {problem && <Note tone="danger">{problem}</Note>}
      <Row className={layout.rowQuiet}>
        <Button isPending={isBusy} onPress={() => submit()}>
          {openUntil ? m['pupils.lesson.longer']() : m['pupils.lesson.open']()}
        </Button>
      </Row>
    </Stack>
  );
}
