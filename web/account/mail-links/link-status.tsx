import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';

type LinkStatusProps = {
  isBusy: boolean;
  /** What came of the link; null until then. */
  done: string | null;
};

/** Says what comes of a link. It stands there from the start, because what is new on a page is often not read out. */
export function LinkStatus({ isBusy, done }: LinkStatusProps) {
  return (
    <div className={done ? undefined : layout.hidden} role="status">
      {isBusy && 'Processing...'}
      {done && (
        <Note tone="positive" icon={<CheckIcon />}>
          {done}
        </Note>
      )}
    </div>
  );
}
