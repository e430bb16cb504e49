import { m } from '#messages';
import { OLDEST_BROWSERS } from '#rules/oldest-browsers.ts';
import { useIsHydrated } from '../../ui/loading/hydrated.ts';
import css from './cannot-run.module.css';

/**
 * Says that the page cannot run: the style sheet alone shows it, at once without JavaScript, else when the app has not
 * started for a while, because the browser is too old or a script did not arrive.
 */
export function CannotRun() {
  if (useIsHydrated()) return null;
  return (
    <p role="alert" className={css.note}>
      {m['app.cannot_run'](OLDEST_BROWSERS)}
    </p>
  );
}
