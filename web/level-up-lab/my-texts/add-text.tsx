import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { addOwnText } from '../../device/texts/own-texts.ts';
import { FIRST_USE_MEGABYTES } from '../../files/texts/first-use-files.ts';
import { OpeningText } from '../../files/texts/opening-text.tsx';
import { TEXT_FILES, useOpenText } from '../../files/texts/use-open-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FilePicker } from '../../ui/controls/file-picker.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { CameraIcon, FolderOpenIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './my-texts.module.css';

/** Adds a file, a photo or a pasted text to the list. Shows the progress while a text is being read. */
export function AddText({ owner, onAdded }: { owner: string | null; onAdded: (id: string) => void }) {
  const { opening, said, open, cancel } = useOpenText(async ({ title, sections }) => {
    try {
      onAdded(await addOwnText(owner, title, sections, new Date()));
      return { tone: 'done', sentence: m['my_texts.add.added']({ title }) };
    } catch {
      return { tone: 'danger', sentence: m['my_texts.add.not_kept']() };
    }
  });
  // The pasted text is kept while it is being read, and after a failure.
  const [pasted, setPasted] = useState('');
  return (
    <Card isRoomy isWide gap="m" aria-labelledby="add-a-text">
      <h2 id="add-a-text">{m['my_texts.add.title']()}</h2>
      {opening ? (
        <OpeningText {...opening} onCancel={cancel} />
      ) : (
        <>
          <div className={css.ways}>
            <FilePicker
              size="l"
              accept={TEXT_FILES}
              label={m['my_texts.add.file']()}
              hint={m['my_texts.add.file_kinds']({ megabytes: FIRST_USE_MEGABYTES.pdf })}
              onFile={open}
            >
              <FolderOpenIcon />
              {m['my_texts.add.open_file']()}
            </FilePicker>
            <FilePicker
              size="l"
              look="line"
              // Safari on a Mac turns photos of other kinds into the first one.
              accept="image/jpeg,image/*"
              label={m['my_texts.add.photo']()}
              hint={m['my_texts.add.photo_hint']({ megabytes: FIRST_USE_MEGABYTES.photo })}
              onFile={open}
            >
              <CameraIcon />
              {m['my_texts.add.use_photo']()}
            </FilePicker>
          </div>
          {said?.tone === 'danger' && <Note tone="danger">{said.sentence}</Note>}
          <PasteForm text={pasted} onChange={setPasted} onSubmit={() => open(pasted, () => setPasted(''))} />
        </>
      )}
      <p className={said?.tone === 'done' ? css.done : layout.hidden} {...LIVE_REGION}>
        {said?.tone === 'done' && said.sentence}
      </p>
    </Card>
  );
}

type PasteFormProps = { text: string; onChange: (text: string) => void; onSubmit: () => void };

function PasteForm({ text, onChange, onSubmit }: PasteFormProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') return onSubmit();
    setIsEmpty(true);
    form.current?.querySelector('textarea')?.focus();
  };
  const type = (typed: string) => {
    onChange(typed);
    setIsEmpty(false);
  };
  return (
    <Stack ref={form} as="form" isWide noValidate onSubmit={submit}>
      <TextField
        label={m['my_texts.add.paste']()}
        name="text"
        multiline
        autoComplete="off"
        value={text}
        onChange={type}
        error={isEmpty ? m['my_texts.add.paste_is_empty']() : undefined}
      />
      <Row>
        <Button look="line" type="submit">
          {m['my_texts.add.add_pasted']()}
        </Button>
      </Row>
    </Stack>
  );
}
