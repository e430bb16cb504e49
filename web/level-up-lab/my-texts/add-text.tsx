import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { FilePicker } from '../../ui/controls/file-picker.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { CameraIcon, FolderOpenIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { FIRST_USE_MEGABYTES } from './files/first-use-files.ts';
import css from './my-texts.module.css';
import { type Opening, shortName, useAddText } from './use-add-text.ts';

/** Adds a file, a photo or a pasted text to the list. Shows the progress while a text is being read. */
export function AddText({ owner, onAdded }: { owner: string | null; onAdded: (id: string) => void }) {
  const { opening, said, add, cancel } = useAddText(owner, onAdded);
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
              accept=".txt,.docx,.epub,.pdf,text/plain,application/pdf,application/epub+zip"
              label={m['my_texts.add.file']()}
              hint={m['my_texts.add.file_kinds']({ megabytes: FIRST_USE_MEGABYTES.pdf })}
              onFile={add}
            >
              <FolderOpenIcon />
              {m['my_texts.add.open_file']()}
            </FilePicker>
            <FilePicker
              size="l"
              look="line"
              accept="image/png,image/jpeg,image/webp,image/gif,image/bmp"
              label={m['my_texts.add.photo']()}
              hint={m['my_texts.add.photo_hint']({ megabytes: FIRST_USE_MEGABYTES.photo })}
              onFile={add}
            >
              <CameraIcon />
              {m['my_texts.add.use_photo']()}
            </FilePicker>
          </div>
          {said?.tone === 'danger' && <Note tone="danger">{said.sentence}</Note>}
          <PasteForm text={pasted} onChange={setPasted} onSubmit={() => add(pasted, () => setPasted(''))} />
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

/** The progress of reading a file, and the cancel button. */
function OpeningText({ name, progress, onCancel }: Opening & { onCancel: () => void }) {
  const done = progress?.done ?? null;
  return (
    <Stack isWide role="group" aria-label={m['my_texts.opening.label']()}>
      <ProgressBar words={wordsOf(shortName(name), progress)} done={done ?? 0} of={1} />
      {/* Announces only the step: announcing each percentage would be too much speech. */}
      <Announced>
        {progress?.step === 'loading'
          ? m['my_texts.opening.loading']({ name })
          : m['my_texts.opening.starting']({ name })}
      </Announced>
      <Row>
        <Button ref={focus} look="line" onPress={onCancel}>
          {m['my_texts.opening.cancel']()}
        </Button>
      </Row>
    </Stack>
  );
}

function wordsOf(name: string, progress: Opening['progress']): string {
  if (progress?.step === 'loading') return m['my_texts.opening.loading']({ name });
  if (!progress || progress.done === null) return m['my_texts.opening.starting']({ name });
  return m['my_texts.opening.reading']({ name, percent: Math.floor(progress.done * 100) });
}
