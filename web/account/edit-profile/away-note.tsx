import { Button } from '../../ui/button.tsx';
import { CloudSlashIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/note.tsx';

/** Says why a part of the page cannot be shown now. */
export function AwayNote({ sentence, onTryAgain }: { sentence: string; onTryAgain: () => void }) {
  return (
    <div role="status">
      <Note tone="caution" icon={<CloudSlashIcon />}>
        <p>{sentence}</p>
        <Button look="line" onPress={onTryAgain}>
          Try again
        </Button>
      </Note>
    </div>
  );
}
