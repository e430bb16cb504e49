import { Button } from '../../ui/button.tsx';
import { CloudSlashIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/note.tsx';
import css from './places.module.css';

/** Says that the leaderboard could not be read; the points stay as they are. */
export function LeaderboardAway({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className={css.loading} role="status">
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
