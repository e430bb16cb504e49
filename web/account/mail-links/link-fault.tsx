import { focus } from '../../ui/focus.ts';
import { Note } from '../../ui/note.tsx';

export type LinkFaultProps = {
  sentence: string;
  /** What was pressed is gone, so the focus goes to what came of it. */
  takesFocus?: boolean;
};

export const NO_LINK = 'This page needs the link from a mail. Open the mail and choose the link in it.';

/** Why there is nothing to do with a link. */
export function LinkFault({ sentence, takesFocus = false }: LinkFaultProps) {
  return (
    <div tabIndex={-1} ref={takesFocus ? focus : null}>
      <Note tone="caution">{sentence}</Note>
    </div>
  );
}
