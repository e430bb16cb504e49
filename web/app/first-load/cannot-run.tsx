import { m } from '#messages';
import { OLDEST_BROWSERS } from '#rules/oldest-browsers.ts';
import { useIsHydrated } from '../../ui/loading/hydrated.ts';
import css from './cannot-run.module.css';

/**
 * Says that the page cannot run. Only CSS shows it: at once if JavaScript is off, otherwise when the app has not
 * started after a while, because the browser is too old or a script failed to load.
 */
export function CannotRun() {
  if (useIsHydrated()) return null;
  return (
    <p role="alert" className={css.note}>
      {m['app.cannot_run'](OLDEST_BROWSERS)}
    </p>
  );
}
