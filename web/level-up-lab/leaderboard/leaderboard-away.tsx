import { Button } from '../../ui/button.tsx';
import { CloudSlashIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';

/** Says that the leaderboard could not be read; the points stay as they are. */
export function LeaderboardAway({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className={layout.loading} role="status">
      <Note tone="caution" icon={<CloudSlashIcon />}>
        <p>The server does not answer, so no places can be shown now. Your points stay as they are.</p>
        <div>
          <Button look="line" onPress={onTryAgain}>
            Try again
          </Button>
        </div>
      </Note>
    </div>
  );
}
