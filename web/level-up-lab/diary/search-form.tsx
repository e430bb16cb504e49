import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MagnifyingGlassIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/text-field.tsx';
import css from './diary.module.css';

type SearchFormProps = { search: string; onSearch: (words: string) => void };

/** Looks for words in the entries, when asked to. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
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
        <TextField label="Find an entry" type="search" autoComplete="off" value={words} onChange={setWords} />
        <Button look="line" type="submit">
          <MagnifyingGlassIcon />
          Search
        </Button>
        {search && (
          <Button look="quiet" onPress={showAll}>
            Show all entries
          </Button>
        )}
      </form>
    </search>
  );
}
