import { StarIcon } from '../../ui/icons.ts';
import css from './stars.module.css';

const IN_ALL = 5;

/** So many of five stars, drawn and in words. */
export function Stars({ count }: { count: number }) {
  return (
    <span className={css.stars}>
      <span className={css.row} aria-hidden="true">
        {Array.from({ length: IN_ALL }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place in the row
          <span key={star} data-lit={star < count || undefined}>
            <StarIcon />
          </span>
        ))}
      </span>
      {`${count} of ${IN_ALL} stars`}
    </span>
  );
}
