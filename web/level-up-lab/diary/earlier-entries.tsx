import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { DIARY } from '#rules/days/diary.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { MagnifyingGlassIcon } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './diary.module.css';
import { listSummary } from './entry-counts.ts';
import { EARLIER, focusTargetNear } from './entry-focus.ts';
import { EntryList } from './entry-list.tsx';
import type { DiaryView, Edits, Wanted } from './use-editing.ts';

type EarlierEntriesProps = {
  view: DiaryView;
  /** Whether the learner requested this view; only then its summary is announced. */
  isAsked: boolean;
  edits: Edits;
  onWant: (wanted: Wanted) => void;
  /** Called when the text of an edited entry was saved as a new one. */
  onAdded: () => void;
};

/** The stored entries, the newest first, in pages. */
export function EarlierEntries({ view, isAsked, edits, onWant, onAdded }: EarlierEntriesProps) {
  const { entries, page, count, search } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSearchable = search !== '' || count > DIARY.entriesPerPage;
  const show = (wanted: Wanted) => {
    // Focus the heading, because the list below it changes.
    edits.focusOn.current = null;
    heading.current?.focus();
    onWant(wanted);
  };
  const isEmpty = count === 0 && !search && !edits.editing;
  useFocusWhenEmptied(isEmpty);
  if (isEmpty) return <p className={layout.soft}>{m['level_up_lab.diary.earlier.none']()}</p>;
  return (
    <Stack as="section" isWide aria-labelledby={EARLIER}>
      <Row isApart>
        <h2 ref={heading} id={EARLIER} tabIndex={-1}>
          {m['level_up_lab.diary.earlier.title']()}
        </h2>
        <p className={layout.soft} {...(isAsked && { role: 'status' })}>
          {listSummary(view)}
        </p>
      </Row>
      {isSearchable && !edits.editing && (
        <SearchForm key={search} search={search} onSearch={(words) => show({ page: 0, search: words })} />
      )}
      <EntryList key={`${page} ${search}`} entries={entries} edits={edits} onAdded={onAdded} />
      {!edits.editing && <Pager view={view} onTurn={(to) => show({ page: to, search })} />}
    </Stack>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  const showAll = () => {
    setWords('');
    onSearch('');
  };
  return (
    <search>
      <form className={css.search} onSubmit={submit}>
        <TextField
          label={m['level_up_lab.diary.earlier.find']()}
          type="search"
          autoComplete="off"
          value={words}
          onChange={setWords}
        />
        <Button look="line" type="submit">
          <MagnifyingGlassIcon />
          {m['level_up_lab.diary.earlier.search']()}
        </Button>
        {search && (
          <Button look="quiet" onPress={showAll}>
            {m['level_up_lab.diary.earlier.show_all']()}
          </Button>
        )}
      </form>
    </search>
  );
}

function Pager({ view: { page, count }, onTurn }: { view: DiaryView; onTurn: (page: number) => void }) {
  const hasOlder = (page + 1) * DIARY.entriesPerPage < count;
  if (page === 0 && !hasOlder) return null;
  return (
    <Row>
      {hasOlder && (
        <Button look="line" onPress={() => onTurn(page + 1)}>
          {m['level_up_lab.diary.earlier.older']()}
        </Button>
      )}
      {page > 0 && (
        <Button look="line" onPress={() => onTurn(page - 1)}>
          {m['level_up_lab.diary.earlier.newer']()}
        </Button>
      )}
    </Row>
  );
}

/** Moves the focus to the new entry when the heading that had it goes with the last entry. */
function useFocusWhenEmptied(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) focusTargetNear(undefined)?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}
