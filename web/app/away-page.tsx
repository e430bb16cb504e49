import { useSession } from '../api/session.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ArrowClockwiseIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';

/** Shown when the server could not say who is here: nobody is told that they are signed out when they may not be. */
export function AwayPage() {
  const { refresh } = useSession();
  return (
    <main className={classNames(layout.pageNarrow, layout.stack, layout.stackL)} id="main">
      <div className={layout.stack}>
        <h1>The server does not answer</h1>
        <p className={layout.lead}>This does not log you out, and nothing was lost. Try again in a minute.</p>
      </div>
      <Button size="l" onPress={() => void refresh()}>
        <ArrowClockwiseIcon />
        Try again
      </Button>
    </main>
  );
}
