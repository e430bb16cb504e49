import { useEffect, useState } from 'react';
import { m } from '#messages';
import type { DiaryText } from '#rules/days/diary.ts';
import { addEntry, onDiaryChange } from '../../device/texts/diary-writing.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { Card, Note, Row } from '../../ui/layout/layout.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './diary.module.css';
import { EntryFields, emptyField } from './entry-fields.tsx';
import { storedDraft } from './stored-draft.ts';

/** The draft survives a reload, and is cleared once it is in the diary. */
const title = storedDraft('diary-title');
const thoughts = storedDraft('diary-thoughts');

type NewEntryFormProps = {
  onAdded: () => void;
  /** False after the learner has searched or changed the page since adding. */
  saysAdded: boolean;
};

/** The form for a new entry. An empty box gets the focus, and nothing is added. */
export function NewEntryForm({ onAdded, saysAdded }: NewEntryFormProps) {
  const words: DiaryText = { title: title.use(), thoughts: thoughts.use() };
  const [isAdded, setIsAdded] = useState(false);
  // Later changes of the diary concern other entries.
  useEffect(() => onDiaryChange(() => setIsAdded(false)), []);

  const add = async () => {
    await addEntry(words, new Date());
    clear(words);
    setIsAdded(true);
    onAdded();
  };
  const { form, submit, problem, forgetAll } = useSubmit<keyof DiaryText>(add, {
    check: () => emptyField(words),
    sentence: () => m['level_up_lab.diary.new_entry.not_kept'](),
  });
  const type = (change: Partial<DiaryText>) => {
    if (change.title !== undefined) title.write(change.title);
    if (change.thoughts !== undefined) thoughts.write(change.thoughts);
    setIsAdded(false);
    forgetAll();
  };
  return (
    <Card
      ref={form}
      as="form"
      isRoomy
      isWide
      aria-label={m['level_up_lab.diary.new_entry.label']()}
      noValidate
      onSubmit={submit}
    >
      <EntryFields words={words} onChange={type} />
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <Button size="l" type="submit">
          {m['level_up_lab.diary.new_entry.add']()}
        </Button>
        <p className={css.done} {...LIVE_REGION}>
          {isAdded && saysAdded && (
            <>
              <CheckIcon />
              {m['level_up_lab.diary.new_entry.added']()}
            </>
          )}
        </p>
      </Row>
    </Card>
  );
}

/** Clears the boxes, unless more text was typed since. */
function clear(added: DiaryText): void {
  if (title.read() === added.title) title.write('');
  if (thoughts.read() === added.thoughts) thoughts.write('');
}
