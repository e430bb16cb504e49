import { m } from '#messages';
import { Note } from '../layout/note.tsx';

/** In the place of a part whose file could not be loaded. */
export function PartMissing() {
  return (
    <Note>
      <p>{m['app.load_failed']()}</p>
    </Note>
  );
}
