import { Link } from 'react-router';
import { m } from '#messages';
import { PATHS } from '../paths.ts';
import { Note } from '../ui/layout/layout.tsx';
import { TryingOnly } from './shown-to.tsx';

/**
 * Tells a parent or a teacher who does not use the app for themself that nothing is stored, and where to change that.
 */
export function TryingNote() {
  return (
    <TryingOnly>
      <Note>
        <p>{m['play.trying.nothing_is_kept']()}</p>
        <p>
          <Link to={`${PATHS.profile}#person-card`}>{m['play.trying.change']()}</Link>
        </p>
      </Note>
    </TryingOnly>
  );
}
