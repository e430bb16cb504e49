import { LabFrame } from '../lab-frame.tsx';

export const meta = () => [{ title: 'Leaderboard | #thembstudy' }];

export default function LeaderboardPage() {
  return (
    <LabFrame title="Leaderboard">
      <p>This page is not ready yet.</p>
    </LabFrame>
  );
}
