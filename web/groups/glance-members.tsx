import { useState } from 'react';
import type { ShownGroup } from '#contract/groups.ts';
import { m } from '#messages';
import { PATHS } from '../app/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DownloadSimpleIcon, EyeIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { LIVE_REGION } from '../ui/live-region.ts';
import { Note } from '../ui/note.tsx';
import { useNotify } from '../ui/notices.ts';
import { saveFile } from '../ui/save-file.ts';
import { Row } from '../ui/stack.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { csvOf } from './csv.ts';
import { GlanceList } from './glance-list.tsx';
import { type GlanceRow, glanceRows, glanceTable } from './glance-rows.ts';
import { PupilAccounts } from './pupil-accounts.tsx';

type MembersProps = { shown: ShownGroup; remove: (memberId: string) => Promise<unknown> };

/** The members of a group with what they share, to be read and saved. Its words need the rules of every game, so it is loaded late. */
export function GlanceMembers({ shown: { group, members }, remove }: MembersProps) {
  const [asked, setAsked] = useState<GlanceRow | null>(null);
  const notify = useNotify();
  const rows = glanceRows(members);
  if (rows.length === 0)
    return (
      <Card as="div" isRoomy>
        <p>{m['groups.glance.empty']()}</p>
        <ButtonLink to={PATHS.groups}>{m['groups.glance.back']()}</ButtonLink>
      </Card>
    );
  return (
    <>
      <Note icon={<EyeIcon />}>
        <p>{m['groups.glance.looked']()}</p>
        <p>{m['groups.glance.shared']()}</p>
      </Note>
      <GlanceList rows={rows} onRemove={setAsked} />
      <SaveTable name={group.name} rows={rows} />
      <PupilAccounts groupId={group.groupId} members={members} />
      {asked && (
        <ConfirmDialog
          title={m['groups.glance.remove_title']({ name: asked.name })}
          sentence={m['groups.glance.remove_sentence']()}
          confirm={m['groups.glance.remove_confirm']()}
          keep={m['groups.glance.remove_keep']()}
          look="danger"
          onConfirm={async () => {
            await remove(asked.memberId);
            setAsked(null);
            notify({ sentence: m['groups.glance.removed']({ name: asked.name }), takesFocus: true });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function SaveTable({ name, rows }: { name: string; rows: readonly GlanceRow[] }) {
  const [saved, setSaved] = useState('');
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    const file = m['groups.glance.csv_name']({ name: name.replaceAll(/[\\/:*?"<>|]/g, ' '), day });
    saveFile(file, new Blob([csvOf(glanceTable(rows))], { type: 'text/csv' }));
    setSaved(m['groups.glance.csv_saved']({ name: file }));
  };
  return (
    <Row>
      <Button look="line" onPress={save}>
        <DownloadSimpleIcon />
        {m['groups.glance.csv']()}
      </Button>
      <p className={layout.soft} {...LIVE_REGION}>
        {saved}
      </p>
    </Row>
  );
}
