import { SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference.ts';
import { CheckIcon } from '../../ui/icons.ts';
import css from './found-marks.module.css';
import { foundWords } from './game-words.ts';

const PLACES = Array.from({ length: SPOT_THE_DIFFERENCE.differences }, (_, place) => place);

/** How many differences are found, as five circles and in words. */
export function FoundMarks({ found }: { found: number }) {
  return (
    <>
      <ol className={css.marks} aria-label={foundWords(found)}>
        {PLACES.map((place) => (
          <li key={place} data-found={place < found || undefined}>
            {place < found && <CheckIcon />}
          </li>
        ))}
      </ol>
      <span className={css.words} aria-hidden="true">
        {foundWords(found)}
      </span>
    </>
  );
}
