import { Link } from 'react-router';
import { numberWord, sentenceCase } from '#rules/number-words.ts';
import { useResultsHere } from '../../api/results-here.ts';
import { PATHS } from '../../app/paths.ts';
import { Note } from '../../ui/note.tsx';
import css from './report.module.css';

/** Tells a learner how many of their results are on this device alone, and where that can be changed. */
export function KeptHereNote({ owner }: { owner: string }) {
  const count = useResultsHere(owner);
  if (count === 0) return null;
  return (
    <Note>
      <p>{`${here(count)} kept on this device only. Nobody else who logs in here sees ${count === 1 ? 'it' : 'them'}.`}</p>
      <p className={css.screenOnly}>
        <Link className={css.aloneLink} to={PATHS.settings}>
          Choose where results are kept
        </Link>
      </p>
    </Note>
  );
}

function here(count: number): string {
  return sentenceCase(`${numberWord(count)} ${count === 1 ? 'result is' : 'results are'}`);
}
