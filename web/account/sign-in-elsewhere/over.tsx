import { PATHS } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { WindowFrame } from './window-frame.tsx';

/** For a window that cannot close itself. */
export function Over() {
  return (
    <WindowFrame title="You can close this window">
      <p role="status">Go on in the window where you were before.</p>
      <div className={layout.row}>
        <ButtonLink look="line" to={PATHS.landing}>
          Go to the start page
        </ButtonLink>
      </div>
    </WindowFrame>
  );
}
