import { Note } from '../../ui/note.tsx';

/** For a server that cannot send mails: what to do instead. */
export function NoMailsHere() {
  return (
    <Note tone="caution">
      <p>This app cannot send mails here.</p>
      <p>Ask the person who runs it for help. In a school, ask your teacher.</p>
    </Note>
  );
}
