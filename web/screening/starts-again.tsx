import { Note } from '../ui/note.tsx';

/** Told to somebody who comes back to a part that they began and left, also by loading its page again. */
export function StartsAgain({ id }: { id?: string }) {
  return (
    <Note>
      <p id={id}>You left this part before its end. That is fine. It starts from the beginning.</p>
    </Note>
  );
}
