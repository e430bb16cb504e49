import { type ReactNode, Suspense, useState } from 'react';
import { m } from '#messages';
import { GROUP_TEXT, wordsOfText } from '#rules/groups/group-texts.ts';
import { FIRST_USE_MEGABYTES } from '../../../files/texts/first-use-files.ts';
import { OpeningText } from '../../../files/texts/opening-text.tsx';
import { TEXT_FILES, useOpenText } from '../../../files/texts/use-open-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FilePicker } from '../../../ui/controls/file-picker.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { FolderOpenIcon } from '../../../ui/icons.ts';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import layout from '../../../ui/layout.module.css';
import { ChunkMissing } from '../../../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../../../ui/loading/lazy-chunk.ts';
import { LIVE_REGION } from '../../../ui/words/live-region.ts';
import { formatCount } from '../../../ui/words/number-words.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { useGroupText } from './group-texts-query.ts';
import { type TextToSet, tooLongWords } from './use-text-to-set.ts';

const TextPreview = lazyChunk(() => import('./text-preview.tsx').then((chunk) => chunk.TextPreview), ChunkMissing);

const NEW = '';

type TextChoiceProps = {
  groupId: string;
  text: TextToSet;
  /** Whether this leader may delete texts. */
  canDelete: boolean;
  problems: { text?: string | undefined; title?: string | undefined };
  onChange: (field: 'text' | 'title', value: string) => void;
};

/** Which text is set: one that the group has, or a new one. */
export function TextChoice({ groupId, text, canDelete, problems, onChange }: TextChoiceProps) {
  const { texts, chosen, choose } = text;
  return (
    <>
      {texts.length > 0 && (
        <SelectField
          label={m['assignments.text.which']()}
          value={chosen?.textId ?? NEW}
          onChange={(textId) => choose(textId === NEW ? null : textId)}
        >
          <option value={NEW}>{m['assignments.text.new']()}</option>
          {texts.map(({ textId, title }) => (
            <option key={textId} value={textId}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {chosen ? (
        <KnownText key={chosen.textId} {...{ groupId, canDelete, text, chosen }} />
      ) : (
        <NewText {...{ text, problems, onChange }} />
      )}
    </>
  );
}

function NewText({ text, problems, onChange }: Pick<TextChoiceProps, 'text' | 'problems' | 'onChange'>) {
  const { opening, said, open, cancel } = useOpenText(async ({ title, sections }) => {
    const paragraphs = sections.flatMap(({ heading, paragraphs: own }) => (heading === null ? own : [heading, ...own]));
    const words = wordsOfText(paragraphs);
    if (words > GROUP_TEXT.mostWords) return { tone: 'danger', sentence: tooLongWords(words) };
    onChange('text', paragraphs.join('\n\n'));
    onChange('title', title);
    return { tone: 'done', sentence: m['assignments.text.opened']({ title }) };
  });
  const { title, written, paragraphs, words } = text;
  if (opening) return <OpeningText {...opening} onCancel={cancel} />;
  return (
    <>
      <p className={layout.soft}>{m['assignments.text.hint']()}</p>
      <FilePicker
        look="line"
        accept={TEXT_FILES}
        label={m['my_texts.add.file']()}
        hint={m['my_texts.add.file_kinds']({ megabytes: FIRST_USE_MEGABYTES.pdf })}
        onFile={open}
      >
        <FolderOpenIcon />
        {m['my_texts.add.open_file']()}
      </FilePicker>
      {said?.tone === 'danger' && <Note tone="danger">{said.sentence}</Note>}
      <p className={said?.tone === 'done' ? layout.soft : layout.hidden} {...LIVE_REGION}>
        {said?.tone === 'done' && said.sentence}
      </p>
      <TextField
        name="text"
        multiline
        autoComplete="off"
        label={m['my_texts.add.paste']()}
        hint={m['assignments.text.words']({ words: wordCount(words), most: formatCount(GROUP_TEXT.mostWords) })}
        value={written}
        error={problems.text}
        onChange={(value) => onChange('text', value)}
      />
      <TextField
        name="title"
        autoComplete="off"
        label={m['assignments.text.title']()}
        value={title}
        error={problems.title}
        onChange={(value) => onChange('title', value)}
      />
      {words > 0 && words <= GROUP_TEXT.mostWords && (
        <Preview>
          <TextPreview title={title} paragraphs={paragraphs} />
        </Preview>
      )}
    </>
  );
}

type KnownTextProps = Pick<TextChoiceProps, 'groupId' | 'canDelete' | 'text'> & {
  chosen: NonNullable<TextToSet['chosen']>;
};

function KnownText({ groupId, canDelete, text, chosen }: KnownTextProps) {
  const [isAsked, setIsAsked] = useState(false);
  const size = wordCount(chosen.words);
  return (
    <>
      <p className={layout.soft}>
        {chosen.madeBy
          ? m['assignments.text.size_and_maker']({ words: size, name: chosen.madeBy })
          : m['assignments.text.size']({ words: size })}
      </p>
      <Preview>
        <KnownPreview groupId={groupId} textId={chosen.textId} />
      </Preview>
      {canDelete && (
        <Row>
          <Button look="quiet" onPress={() => setIsAsked(true)}>
            {m['assignments.text.delete']()}
          </Button>
        </Row>
      )}
      {isAsked && (
        <ConfirmDialog
          title={m['assignments.text.delete_title']({ title: chosen.title })}
          sentence={m['assignments.text.delete_sentence']()}
          confirm={m['assignments.text.delete']()}
          keep={m['assignments.text.keep']()}
          look="danger"
          onConfirm={() => text.remove(chosen.textId)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

function KnownPreview({ groupId, textId }: { groupId: string; textId: string }) {
  const { data, isError } = useGroupText(groupId, textId);
  if (isError) return <Note tone="danger">{m['problems.server_away']()}</Note>;
  return data ? <TextPreview {...data} /> : null;
}

/** A button that shows how learners see a text. */
function Preview({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="s" isWide>
      <Row>
        <Button look="line" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {m['assignments.text.look']()}
        </Button>
      </Row>
      {isOpen && <Suspense>{children}</Suspense>}
    </Stack>
  );
}

function wordCount(words: number): string {
  return m['my_texts.list.words']({ count: words, number: formatCount(words) });
}
