import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { CloudSlashIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';

type DataMissingProps = {
  /** Whether the request failed; otherwise it is still running. */
  isAway: boolean;
  /** A sentence: what cannot be shown or done until the data is loaded. */
  sentence: string;
  onTryAgain: () => void;
};

/** Shown in place of a section whose data has not loaded. */
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
