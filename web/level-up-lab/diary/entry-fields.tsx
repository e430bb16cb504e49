import { m } from '#messages';
import { DIARY, type DiaryText, firstEmptyField } from '#rules/days/diary.ts';
import type { FieldProblems } from '../../http/use-submit.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import { formatCount } from '../../ui/words/number-words.ts';

/** The remaining number of characters is shown when it is below this share of the limit. */
const SHOWN_BELOW = 0.1;

type EntryFieldsProps = { words: DiaryText; onChange: (change: Partial<DiaryText>) => void };

/** The two text boxes of an entry. */
export function EntryFields({ words: { title, thoughts }, onChange }: EntryFieldsProps) {
  return (
    <>
      <TextField
        label={m['level_up_lab.diary.fields.title']()}
        name="title"
        autoComplete="off"
        maxLength={DIARY.titleMostCharacters}
        value={title}
        onChange={(typed) => onChange({ title: typed })}
      />
      <CharactersLeft box="title" most={DIARY.titleMostCharacters} typed={title.length} />
      <TextField
        label={m['level_up_lab.diary.fields.thoughts']()}
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

/** The first empty box, for `check` of `useSubmit`: it gets the focus, and nothing is saved. */
export function emptyField(words: DiaryText): FieldProblems<keyof DiaryText> {
  const empty = firstEmptyField(words);
  return empty ? { [empty]: 'empty' } : {};
}

type CharactersLeftProps = { box: keyof DiaryText; most: number; typed: number };

/**
 * The remaining number of characters, shown only near the limit. Announced when it appears and at the limit, not at
 * each key.
 */
function CharactersLeft({ box, most, typed }: CharactersLeftProps) {
  const left = Math.max(0, most - typed);
  const isNear = left <= most * SHOWN_BELOW;
  const full = m['level_up_lab.diary.fields.full']({ box, most: formatCount(most) });
  return (
    <>
      {isNear && (
        <p className={classNames(layout.soft, layout.small)}>
          {left === 0
            ? full
            : m['level_up_lab.diary.fields.characters_left']({ count: left, number: formatCount(left) })}
        </p>
      )}
      <Announced>{left === 0 ? full : isNear && m['level_up_lab.diary.fields.nearly_full']({ box })}</Announced>
    </>
  );
}
