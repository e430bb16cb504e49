import { useState } from 'react';
import { Link } from 'react-router';
import type { Learner } from '#contract/learner.ts';
import { PATHS } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DownloadSimpleIcon, TrashIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { DeleteAccountDialog } from './my-data/delete-account-dialog.tsx';
import { useDownload } from './my-data/use-download.ts';

/** Everything that is kept about the learner: to take away, or to delete. */
export function MyData({ learner }: { learner: Learner }) {
  const { busyWith, fault, saved, download } = useDownload(learner.id);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <SettingsCard title="My data">
      <p>You can download all that we keep about you. The second button gives files for a spreadsheet.</p>
      <div className={layout.row}>
        <Button look="line" isPending={busyWith === 'json'} onPress={() => void download('json')}>
          <DownloadSimpleIcon />
          Download everything
        </Button>
        <Button look="line" isPending={busyWith === 'csv'} onPress={() => void download('csv')}>
          <DownloadSimpleIcon />
          Download as spreadsheet files
        </Button>
      </div>
      {fault && <Note tone="danger">{fault}</Note>}
      <p className={classNames(!saved && layout.hidden)} role="status">
        {saved && `Your browser saves the file ${saved}.`}
      </p>
      <p>
        Your diary is not in these files. It stays on this device. <Link to={PATHS.diary}>My Diary</Link>
      </p>
      <div className={layout.row}>
        <Button look="danger" aria-haspopup="dialog" onPress={() => setIsDeleting(true)}>
          <TrashIcon />
          Delete my account
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog learner={learner} onClose={() => setIsDeleting(false)} />}
    </SettingsCard>
  );
}
