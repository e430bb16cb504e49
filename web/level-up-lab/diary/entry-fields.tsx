import { DIARY, type DiaryText } from '#rules/diary.ts';
import { TextField } from '../../ui/text-field.tsx';
import { CharactersLeft } from './characters-left.tsx';

type EntryFieldsProps = { words: DiaryText; onChange: (change: Partial<DiaryText>) => void };

/** The two boxes of an entry. */
export function EntryFields({ words: { title, thoughts }, onChange }: EntryFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={DIARY.titleMostCharacters}
        value={title}
        onChange={(typed) => onChange({ title: typed })}
      />
      <CharactersLeft box="title" most={DIARY.titleMostCharacters} typed={title.length} />
      <TextField
        label="Thoughts"
        name="thoughts"
        multiline
        maxLength={DIARY.thoughtsMostCharacters}
        value={thoughts}
        onChange={(typed) => onChange({ thoughts: typed })}
      />
      <CharactersLeft box="thoughts" most={DIARY.thoughtsMostCharacters} typed={thoughts.length} />
    </>
  );
}

/** Moves the focus to one of the boxes of a form. */
export function focusField(form: HTMLFormElement, name: keyof DiaryText): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
