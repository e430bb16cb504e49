import { type ChangeEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { PUPILS } from '#rules/groups/pupils.ts';
import { useSessionCheck } from '../../api/session.tsx';
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
import { type ListProblem, type ReadList, readList, textOfFile } from './read-list.ts';

const PROBLEMS: Record<ListProblem, () => string> = {
  empty: m['pupils.list.fault.empty'],
  not_text: m['pupils.list.fault.not_text'],
  too_many: () => m['pupils.list.fault.too_many']({ most: PUPILS.mostRows }),
  no_name: m['pupils.list.fault.no_name'],
  no_class: m['pupils.list.fault.no_class'],
};

type ChooseListProps = { takesFocus: boolean; onRead: (list: ReadList) => Promise<void> };

/** Accepts a list as a file or as pasted text. A problem of the whole list is shown as one sentence. */
export function ChooseList({ takesFocus, onRead }: ChooseListProps) {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const chosen = useRef<File | null>(null);
  const read = async () => {
    setProblem(null);
    const text = chosen.current ? await textOfFile(chosen.current) : { text: pasted };
    const list = 'problem' in text ? text : await readList(text.text);
    if ('problem' in list) setProblem(PROBLEMS[list.problem]());
    else await onRead(list);
  };
  const { submit, isBusy, problem: refusal } = useSubmit(read, { onError: useSessionCheck() });
  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    chosen.current = target.files?.[0] ?? null;
    // Reset, so that selecting the same file again fires a change event.
    target.value = '';
    if (chosen.current) submit();
  };
  const wrong = problem ?? refusal;
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
      {wrong && (
        <Note key={wrong} tone="danger">
          {wrong}
        </Note>
      )}
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
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
      [m['pupils.list.heading.name'](), m['pupils.list.heading.email'](), m['pupils.list.heading.class']()],
      [m['pupils.list.sample.first'](), '', inClass],
      [m['pupils.list.sample.second'](), 'ben@example.org', inClass],
      [m['pupils.list.sample.third'](), '', inClass],
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
