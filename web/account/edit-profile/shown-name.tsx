import { useLeaderboard } from '../../api/leaderboard.ts';
import { LeaderboardChoice } from '../../leaderboard-choice/leaderboard-choice.tsx';
import layout from '../../ui/layout.module.css';
import { SettingsCard } from '../settings/settings-card.tsx';
import { AwayNote } from './away-note.tsx';

const AWAY = 'The server does not answer, so your choice cannot be shown now.';

/** Whether others see the learner on the leaderboard, and under which nickname. */
export function ShownName() {
  const { leaderboard, isAway, tryAgain } = useLeaderboard();
  return (
    <SettingsCard title="Leaderboard">
      {leaderboard?.you && <LeaderboardChoice />}
      {isAway && <AwayNote sentence={AWAY} onTryAgain={tryAgain} />}
      {!leaderboard && !isAway && <p className={layout.soft}>One moment.</p>}
    </SettingsCard>
  );
}
