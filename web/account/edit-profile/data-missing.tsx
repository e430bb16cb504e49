import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { CloudSlashIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/layout/note.tsx';
import layout from '../../ui/layout.module.css';

type DataMissingProps = {
  /** Whether the server did not answer; otherwise the data is on its way. */
  isAway: boolean;
  /** Says what cannot be shown or done without the data. */
  sentence: string;
  onTryAgain: () => void;
};

/** Shown in place of a part of the page whose data is not loaded yet. */
export function DataMissing({ isAway, sentence, onTryAgain }: DataMissingProps) {
  if (!isAway) return <p className={layout.soft}>{m['shared.one_moment']()}</p>;
  return (
    <div role="status">
      <Note tone="caution" icon={<CloudSlashIcon />}>
        <p>{sentence}</p>
        <Button look="line" onPress={onTryAgain}>
          {m['shared.try_again']()}
        </Button>
      </Note>
    </div>
  );
}
