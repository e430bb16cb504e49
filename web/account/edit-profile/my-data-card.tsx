import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import type { ExportFormat } from '#contract/people/my-data.ts';
import { addressOf } from '#contract/platform/endpoint.ts';
import { m } from '#messages';
import { useSessionCheck } from '../../api/session.tsx';
import { download, sentenceOf } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { saveFile } from '../../ui/focus/save-file.ts';
import { DownloadSimpleIcon, TrashIcon } from '../../ui/icons.ts';
import { classNames, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { SettingsCard } from '../settings/settings-card.tsx';

const loadDialog = () => import('./delete-account-dialog.tsx').then(({ DeleteAccountDialog }) => DeleteAccountDialog);

/** Downloads or deletes all data stored about the learner. */
export function MyDataCard({ learner }: { learner: Learner }) {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const notify = useNotify();
  const openDialog = () =>
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => notify({ sentence: m['app.load_failed']() }),
    );
  const { isPending, isError, variables, error, data, mutate } = useMutation({
    mutationFn: (format: ExportFormat) => saveExport(learner.id, format),
    onError: useSessionCheck(),
  });
  const button = (format: ExportFormat) => ({
    isPending: isPending && variables === format,
    onPress: () => {
      if (!isPending) mutate(format);
    },
  });
  return (
    <SettingsCard title={m['account.my_data.title']()}>
      <p>{m['account.my_data.lead']()}</p>
      <Row>
        <Button look="line" {...button('json')}>
          <DownloadSimpleIcon />
          {m['account.my_data.download']()}
        </Button>
        <Button look="line" {...button('csv')}>
          <DownloadSimpleIcon />
          {m['account.my_data.download_spreadsheet']()}
        </Button>
      </Row>
      {isError && <Note tone="danger">{sentenceOf(error)}</Note>}
      <p className={classNames(!data && layout.hidden)} {...LIVE_REGION}>
        {data && m['account.my_data.downloaded']({ file: data })}
      </p>
      <p>
        <ParaglideMessage
          message={m['account.my_data.diary']}
          markup={{ link: ({ children }) => <Link to={PATHS.diary}>{children}</Link> }}
        />
      </p>
      <Row>
        <Button look="danger" onPress={() => void openDialog()}>
          <TrashIcon />
          {m['account.deletion.open']()}
        </Button>
      </Row>
      {Dialog && <Dialog learner={learner} onClose={() => setDialog(null)} />}
    </SettingsCard>
  );
}

/** Downloads the export of a learner, and returns the name of the file. */
async function saveExport(learnerId: string, format: ExportFormat): Promise<string> {
  const address = addressOf('GET /learners/:learnerId/export', { learnerId });
  const { file, disposition } = await download(`${address}?as=${format}`);
  const [, name = 'my-data'] = /filename="([^"]+)"/.exec(disposition) ?? [];
  saveFile(name, file);
  return name;
}
