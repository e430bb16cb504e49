import { m } from '#messages';
import { Note } from '../layout/layout.tsx';

/** Shown in place of a component whose chunk could not be loaded. */
export function ChunkMissing() {
  return (
    <Note>
      <p>{m['app.load_failed']()}</p>
    </Note>
  );
}
