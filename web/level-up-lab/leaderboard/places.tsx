import type { Leaderboard } from '#contract/leaderboard.ts';
import layout from '../../ui/layout.module.css';
import { PlaceRow } from './place-row.tsx';
import css from './places.module.css';

type PlacesProps = {
  leaderboard: Leaderboard;
  /** The learner's own photo, which nobody else sees here. */
  photo: string | null;
  initial: string;
};

/** The first places; the own one stands below them when it is further down. */
export function Places({ leaderboard: { rows, you }, ...face }: PlacesProps) {
  const isFurtherDown = you && !rows.some(({ isYou }) => isYou);
  return (
    <div className={layout.stack}>
      <ol className={css.places} aria-label="Places">
        {rows.map((row) => (
          <PlaceRow key={`${row.place} ${row.name}`} {...row} {...face} />
        ))}
      </ol>
      {isFurtherDown && (
        <>
          <p className={layout.soft} id="your-place">
            Your place
          </p>
          <ol className={css.places} start={you.place} aria-labelledby="your-place">
            <PlaceRow {...you} name={you.nickname} avatar={null} isSample={false} isYou {...face} />
          </ol>
        </>
      )}
    </div>
  );
}
