import type { LinkedSignInMethod } from '#contract/sign-in-methods.ts';
import type { SignInMethod } from '#rules/sign-in-methods.ts';
import layout from '../../../ui/layout.module.css';
import css from './way-list.module.css';
import { WayRow } from './way-row.tsx';

type WayListProps = {
  ways: readonly LinkedSignInMethod[];
  /** The one that is being taken away. */
  taking: SignInMethod | null;
  /** Where the focus goes on when the list comes back. */
  returnTo: SignInMethod | null;
  onTakeAway: (way: SignInMethod) => void;
};

/** One row for each way in. The last one stays, and it is said why. */
export function WayList({ ways, taking, returnTo, onTakeAway }: WayListProps) {
  const isOnly = ways.length === 1;
  return (
    <>
      <ul className={css.ways}>
        {ways.map((signInMethod) => (
          <WayRow
            key={signInMethod.way}
            signInMethod={signInMethod}
            isReturn={returnTo === signInMethod.way}
            isBusy={taking === signInMethod.way}
            onTakeAway={isOnly ? null : () => onTakeAway(signInMethod.way)}
          />
        ))}
      </ul>
      {isOnly && (
        <p className={layout.soft}>This is your only way to sign in. To take it away, add another one first.</p>
      )}
    </>
  );
}
