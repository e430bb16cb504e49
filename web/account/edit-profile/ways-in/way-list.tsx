import type { WayIn } from '#contract/ways-in.ts';
import type { SignInWay } from '#rules/sign-in-ways.ts';
import layout from '../../../ui/layout.module.css';
import css from './way-list.module.css';
import { WayRow } from './way-row.tsx';

type WayListProps = {
  ways: readonly WayIn[];
  /** The one that is being taken away. */
  taking: SignInWay | null;
  /** Where the focus goes on when the list comes back. */
  returnTo: SignInWay | null;
  onTakeAway: (way: SignInWay) => void;
};

/** One row for each way in. The last one stays, and it is said why. */
export function WayList({ ways, taking, returnTo, onTakeAway }: WayListProps) {
  const isOnly = ways.length === 1;
  return (
    <>
      <ul className={css.ways}>
        {ways.map((wayIn) => (
          <WayRow
            key={wayIn.way}
            wayIn={wayIn}
            isReturn={returnTo === wayIn.way}
            isBusy={taking === wayIn.way}
            onTakeAway={isOnly ? null : () => onTakeAway(wayIn.way)}
          />
        ))}
      </ul>
      {isOnly && (
        <p className={layout.soft}>This is your only way to sign in. To take it away, add another one first.</p>
      )}
    </>
  );
}
