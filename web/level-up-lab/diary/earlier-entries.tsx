import { useRef } from 'react';
import { DIARY } from '#rules/diary.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { listWords } from './count-words.ts';
import { EARLIER } from './entry-focus.ts';
import { EntryList } from './entry-list.tsx';
import { SearchForm } from './search-form.tsx';
import type { DiaryView, Wanted } from './use-diary.ts';
import type { Edits } from './use-editing.ts';

type EarlierEntriesProps = {
  view: DiaryView;
  /** Whether what shows was asked for; what comes by itself is not read out. */
  isAsked: boolean;
  edits: Edits;
  onWant: (wanted: Wanted) => void;
  /** What was typed into an entry became a new one. */
  onAdded: () => void;
};

/** What was written before, the newest first and a page at a time. */
export function EarlierEntries({ view, isAsked, edits, onWant, onAdded }: EarlierEntriesProps) {
  const { entries, page, count, search } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSearchable = search !== '' || count > DIARY.entriesPerPage;
  const show = (wanted: Wanted) => {
    // The list changes below its heading, where reading it begins.
    edits.focusOn.current = null;
    heading.current?.focus();
    onWant(wanted);
  };
  if (count === 0 && !search && !edits.editing)
    return <p className={layout.soft}>No entries yet. Your first one can be one sentence long.</p>;
  return (
    <section className={classNames(layout.stack, layout.stackWide)} aria-labelledby={EARLIER}>
      <div className={classNames(layout.row, layout.rowApart)}>
        <h2 ref={heading} id={EARLIER} tabIndex={-1}>
          Earlier
        </h2>
        <p className={layout.soft} {...(isAsked && { role: 'status' })}>
          {listWords(view)}
        </p>
      </div>
      {isSearchable && !edits.editing && (
        <SearchForm key={search} search={search} onSearch={(words) => show({ page: 0, search: words })} />
      )}
      <EntryList key={`${page} ${search}`} entries={entries} edits={edits} onAdded={onAdded} />
      {!edits.editing && <Pager view={view} onTurn={(to) => show({ page: to, search })} />}
    </section>
  );
}

function Pager({ view: { page, count }, onTurn }: { view: DiaryView; onTurn: (page: number) => void }) {
  const hasOlder = (page + 1) * DIARY.entriesPerPage < count;
  if (page === 0 && !hasOlder) return null;
  return (
    <div className={layout.row}>
      {hasOlder && (
        <Button look="line" onPress={() => onTurn(page + 1)}>
          Show older entries
        </Button>
      )}
      {page > 0 && (
        <Button look="line" onPress={() => onTurn(page - 1)}>
          Show newer entries
        </Button>
      )}
    </div>
  );
}
