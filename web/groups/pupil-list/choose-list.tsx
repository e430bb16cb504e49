import { type ChangeEvent, useRef, useState } from 'react';
import { m } from '#messages';
import type { Table } from '#rules/groups/lists/columns.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { FileError, type FileProblem } from '../../files/file-kind.ts';
import { sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { saveFile } from '../../ui/focus/save-file.ts';
import { DownloadSimpleIcon, FolderOpenIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { csvOf } from '../csv.ts';
import { readList } from './read-list.ts';

const PROBLEMS: Partial<Record<FileProblem, () => string>> = {
  empty: m['pupils.list.fault.empty'],
  damaged: m['pupils.list.fault.damaged'],
  locked: m['pupils.list.fault.locked'],
  'too-big': m['pupils.list.fault.too_big'],
  'too-big-inside': m['pupils.list.fault.too_big'],
  'too-long': m['pupils.list.fault.too_big'],
  'not-loaded': m['pupils.list.fault.not_loaded'],
};

function problemOf(error: unknown): string {
  if (!(error instanceof FileError)) return sentenceOf(error);
  return (PROBLEMS[error.problem] ?? m['pupils.list.fault.wrong_kind'])();
}

type ChooseListProps = { takesFocus: boolean; onRead: (tables: Table[]) => void };

/** Accepts a list as a file or as pasted text. A problem of the whole list is shown as one sentence. */
export function ChooseList({ takesFocus, onRead }: ChooseListProps) {
  const [pasted, setPasted] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const chosen = useRef<File | null>(null);
  const { submit, isBusy, problem } = useSubmit(async () => onRead(await readList(chosen.current ?? pasted)), {
    sentence: problemOf,
  });
  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    chosen.current = target.files?.[0] ?? null;
    // Reset, so that selecting the same file again fires a change event.
    target.value = '';
    if (chosen.current) submit();
  };
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="your-list">
      <Stack gap="s">
        <h2 id="your-list" {...(takesFocus && { ref: focus, tabIndex: -1 })}>
          {m['pupils.list.choose.title']()}
        </h2>
        <p>{m['pupils.list.choose.columns']()}</p>
        <p>{m['pupils.list.choose.limit']({ most: PUPILS.mostRows })}</p>
        <p>{m['pupils.list.choose.law']()}</p>
      </Stack>
      {problem && (
        <Note key={problem} tone="danger">
          {problem}
        </Note>
      )}
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,.zip,text/csv,text/plain"
        aria-label={m['pupils.list.choose.file']()}
        hidden
        onChange={chooseFile}
      />
      <Row className={layout.rowQuiet}>
        <Button size="l" aria-disabled={isBusy || undefined} onPress={() => !isBusy && picker.current?.click()}>
          <FolderOpenIcon />
          {m['pupils.list.choose.file']()}
        </Button>
        <SampleFile />
      </Row>
      <Announced>{isBusy && m['pupils.list.choose.checking']()}</Announced>
      <Stack
        as="form"
        isWide
        noValidate
        onSubmit={(event) => {
          chosen.current = null;
          submit(event);
        }}
      >
        <div className={layout.short}>
          <TextField
            name="list"
            label={m['pupils.list.choose.or_paste']()}
            hint={m['pupils.list.choose.paste_hint']()}
            multiline
            autoComplete="off"
            spellCheck="false"
            value={pasted}
            onChange={setPasted}
          />
        </div>
        <p>{m['pupils.list.choose.nothing_yet']()}</p>
        <Row>
          <Button look="line" type="submit" isPending={isBusy}>
            {m['pupils.list.choose.check']()}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function SampleFile() {
  const [saved, setSaved] = useState('');
  const save = () => {
    const name = m['pupils.list.choose.sample_name']();
    const inClass = m['pupils.list.sample.class']();
    const rows = [
      [m['pupils.list.heading.name'](), m['pupils.list.heading.class']()],
      [m['pupils.list.sample.first'](), inClass],
      [m['pupils.list.sample.second'](), inClass],
      [m['pupils.list.sample.third'](), inClass],
    ];
    saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv' }));
    setSaved(m['pupils.list.choose.sample_saved']({ name }));
  };
  return (
    <>
      <Button look="quiet" onPress={save}>
        <DownloadSimpleIcon />
        {m['pupils.list.choose.sample']()}
      </Button>
      <span {...LIVE_REGION}>{saved}</span>
    </>
  );
}
