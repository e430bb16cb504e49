import { useState } from 'react';
import type { Assignment } from '#contract/groups/assignments.ts';
import type { ShownGroup, ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { GROUP, medianActiveDays } from '#rules/groups/groups.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { saveFile } from '../../ui/focus/save-file.ts';
import { DownloadSimpleIcon, EyeIcon, PlusIcon } from '../../ui/icons.ts';
import { Card, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { numberWord } from '../../ui/words/number-words.ts';
import { PupilAccounts } from '../cards/pupil-accounts.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { csvOf } from '../csv.ts';
import type { useAssignments } from './assignments-query.ts';
import { GroupViewList } from './group-view-list.tsx';
import { type GroupViewRow, groupViewRows, groupViewTable } from './group-view-rows.ts';
import { goToSetForm, SetForm } from './set-form.tsx';
import { SetList } from './set-list.tsx';

type MembersProps = {
  shown: ShownGroup;
  set: ReturnType<typeof useAssignments>;
  remove: (memberId: string) => Promise<unknown>;
};

/**
 * The members of a group and the data they share, shown and exported. Loaded lazily, because it imports the rules of
 * every game.
 */
export function GroupViewMembers({ shown, set, remove }: MembersProps) {
  const { members } = shown;
  const { assignments, isAway, tryAgain, add, takeBack } = set;
  // The next steps and the export depend on the assignments.
  if (!assignments)
    return (
      <Card as="div" isRoomy>
        <p role={isAway ? 'alert' : undefined}>
          {isAway ? m['assignments.list.away']() : m['groups.group_view.loading']()}
        </p>
        {isAway && <Button onPress={tryAgain}>{m['shared.try_again']()}</Button>}
      </Card>
    );
  return (
    <>
      {members.length > 0 ? (
        <Members shown={shown} assignments={assignments} remove={remove} />
      ) : (
        <Card as="div" isRoomy>
          <p>{m['groups.group_view.empty']()}</p>
          <ButtonLink look="line" to={PATHS.groups}>
            {m['groups.group_view.back']()}
          </ButtonLink>
        </Card>
      )}
      <SetList assignments={assignments} members={members} takeBack={takeBack} />
      <SetForm add={add} />
    </>
  );
}

type ListProps = Omit<MembersProps, 'set'> & { assignments: readonly Assignment[] };

function Members({ shown: { group, members }, assignments, remove }: ListProps) {
  const [asked, setAsked] = useState<GroupViewRow | null>(null);
  const notify = useNotify();
  const rows = groupViewRows(members, assignments, new Date());
  const isPupil = ({ memberId }: GroupViewRow) =>
    members.some((each) => each.memberId === memberId && each.pupil !== null);
  return (
    <>
      <Note icon={<EyeIcon />}>
        <p>{m['groups.group_view.looked']()}</p>
        <p>{m['groups.group_view.shared']()}</p>
      </Note>
      <Row>
        <Button look="line" onPress={goToSetForm}>
          <PlusIcon />
          {m['assignments.set.title']()}
        </Button>
      </Row>
      {group.kind === 'class' && <p>{medianWords(members)}</p>}
      <GroupViewList rows={rows} onRemove={group.role === 'leads' ? setAsked : null} />
      <SaveTable name={group.name} table={() => groupViewTable(rows, assignments)} />
      <PupilAccounts groupId={group.groupId} members={members} />
      {asked && (
        <ConfirmDialog
          title={m['groups.group_view.remove_title']({ name: asked.name })}
          sentence={joinSentences(
            m['groups.group_view.remove_sentence'](),
            isPupil(asked) ? m['groups.group_view.remove_pupil']() : null,
          )}
          confirm={m['groups.group_view.remove_confirm']()}
          keep={m['groups.group_view.remove_keep']()}
          look="danger"
          onConfirm={async () => {
            await remove(asked.memberId);
            setAsked(null);
            notify({ sentence: m['groups.group_view.removed']({ name: asked.name }), takesFocus: true });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function medianWords(members: readonly ShownMember[]): string {
  const median = medianActiveDays(members.map(({ activity }) => activity?.days.length ?? null));
  return median === null
    ? m['assignments.median.hidden']({ fewest: numberWord(GROUP.fewestForMedian) })
    : m['assignments.median.shown']({ days: median, whole: GROUP.activityDays });
}

function SaveTable({ name, table }: { name: string; table: () => string[][] }) {
  const [saved, setSaved] = useState('');
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    const file = m['groups.group_view.csv_name']({ name: name.replaceAll(/[\\/:*?"<>|]/g, ' '), day });
    saveFile(file, new Blob([csvOf(table())], { type: 'text/csv' }));
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
