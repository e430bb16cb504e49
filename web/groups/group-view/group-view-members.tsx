import { useState } from 'react';
import type { GroupFacts, ShownGroup, ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { PUPILS } from '#rules/groups/pupils.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { saveFile } from '../../ui/focus/save-file.ts';
import { DownloadSimpleIcon, EyeIcon, PlusIcon } from '../../ui/icons.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { PictureSignInCard } from '../cards/picture-sign-in-card.tsx';
import { PupilAccounts } from '../cards/pupil-accounts.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { memberName } from '../group-words.ts';
import { GroupAge } from './group-age.tsx';
import { groupZip } from './group-files.ts';
import { GroupViewList } from './group-view-list.tsx';
import type { GroupViewChanges } from './group-view-query.ts';
import { groupViewRows } from './group-view-rows.ts';
import { goToSetForm, SetForm } from './set-form.tsx';
import { SetList } from './set-list.tsx';
import { SharingSummary } from './sharing-summary.tsx';
import { WorthALook } from './worth-a-look.tsx';

type MembersProps = { learnerId: string; shown: ShownGroup; offersTests: boolean } & GroupViewChanges;

/**
 * The members of a group and the data they share, shown and exported. Loaded lazily, because it imports the rules of
 * every game.
 */
export function GroupViewMembers({ learnerId, shown, offersTests, ...changes }: MembersProps) {
  const { add, takeBack, agree, remove, readAt, error } = changes;
  const { members, assignments } = shown;
  return (
    <>
      <GroupAge readAt={readAt} isAway={error !== null} />
      {members.length > 0 ? (
        <Members learnerId={learnerId} shown={shown} remove={remove} />
      ) : (
        <Card as="div" isRoomy>
          <p>{m['groups.group_view.empty']()}</p>
          <ButtonLink look="line" to={PATHS.groups}>
            {m['groups.group_view.back']()}
          </ButtonLink>
        </Card>
      )}
      <SetList assignments={assignments} members={members} takeBack={takeBack} />
      <SetForm group={shown.group} members={members} offersTests={offersTests} add={add} />
      <PupilAccounts groupId={shown.group.groupId} members={members} agree={agree} />
    </>
  );
}

type ListProps = Pick<MembersProps, 'learnerId' | 'shown' | 'remove'>;

function Members({ learnerId, shown: { group, members, assignments }, remove }: ListProps) {
  const [asked, setAsked] = useState<ShownMember | null>(null);
  const notify = useNotify();
  const rows = groupViewRows(members, assignments, new Date());
  const ask = ({ memberId }: { memberId: string }) =>
    setAsked(members.find((each) => each.memberId === memberId) ?? null);
  const mayRemove = group.role === 'leads' ? ask : null;
  return (
    <>
      <Note icon={<EyeIcon />}>
        <p>{m['groups.group_view.looked']()}</p>
        <p>{m['groups.group_view.shared']()}</p>
      </Note>
      {group.pupilCode && <PictureSignInCard group={group} members={members} />}
      <Row>
        <Button look="line" onPress={goToSetForm}>
          <PlusIcon />
          {m['assignments.set.title']()}
        </Button>
      </Row>
      {members.some(({ activity, progress }) => activity ?? progress) && (
        <Disclosure title={m['groups.worth_a_look.title']()} isLazy>
          <WorthALook learnerId={learnerId} groups={[group]} />
        </Disclosure>
      )}
      <SharingSummary group={group} members={members} onRemove={mayRemove} />
      <GroupViewList groupId={group.groupId} rows={rows} onRemove={mayRemove} />
      <SaveTable name={group.name} zip={() => groupZip(members, assignments)} />
      {asked && (
        <ConfirmDialog
          title={m['groups.group_view.remove_title']({ name: memberName(asked) })}
          sentence={joinSentences(m['groups.group_view.remove_sentence'](), removedAccountWords(group, asked))}
          confirm={m['groups.group_view.remove_confirm']()}
          keep={m['groups.group_view.remove_keep']()}
          look="danger"
          onConfirm={async () => {
            await remove(asked.memberId);
            setAsked(null);
            notify({ sentence: m['groups.group_view.removed']({ name: memberName(asked) }), takesFocus: true });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** What becomes of the account of a removed member whom a teacher or a parent gave it; null for others. */
function removedAccountWords({ kind }: GroupFacts, { pupil }: ShownMember): string | null {
  const isOfFamily = kind === 'family' && pupil?.canGivePictures;
  if (isOfFamily) return m['groups.group_view.remove_child']({ days: PUPILS.endsAfterDays });
  return pupil && m['groups.group_view.remove_pupil']();
}

function SaveTable({ name, zip }: { name: string; zip: () => Uint8Array<ArrayBuffer> }) {
  const [saved, setSaved] = useState('');
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    const file = m['groups.group_view.csv_name']({ name: name.replaceAll(/[\\/:*?"<>|]/g, ' '), day });
    saveFile(file, new Blob([zip()], { type: 'application/zip' }));
    setSaved(m['groups.group_view.csv_saved']({ name: file }));
  };
  return (
    <Row>
      <Button look="line" onPress={save}>
        <DownloadSimpleIcon />
        {m['groups.group_view.csv']()}
      </Button>
      <p className={layout.soft} {...LIVE_REGION}>
        {saved}
      </p>
    </Row>
  );
}
