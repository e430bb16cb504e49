import { PATHS } from '../app/paths.ts';
import { AssistantButton } from '../ui/assistant-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MonitorPlayIcon, NotebookIcon, SlidersHorizontalIcon, TrophyIcon } from '../ui/icons.ts';
import { AssignmentTile } from './assignment-tile.tsx';
import { LabCard, LabCards } from './lab-card.tsx';
import { LabFrame } from './lab-frame.tsx';
import { LastEntryWords } from './last-entry-words.tsx';
import { StandingWords } from './standing-words.tsx';

export const meta = () => [
  { title: 'Level Up Lab | #thembstudy' },
  { name: 'description', content: 'Short texts to read, your diary, the leaderboard and nine videos.' },
];

export default function LevelUpLabPage() {
  return (
    <LabFrame title="Level Up Lab" actions={<Actions />}>
      <AssignmentTile />
      <LabCards>
        <LabCard title="My Diary" to={PATHS.diary} tone="berry" icon={<NotebookIcon />}>
          <LastEntryWords />
        </LabCard>
        <LabCard title="Leaderboard" to={PATHS.leaderboard} tone="warm" icon={<TrophyIcon />}>
          <StandingWords />
        </LabCard>
        <LabCard title="My Videos" to={PATHS.videos} tone="accent" icon={<MonitorPlayIcon />}>
          Nine videos about ADHD, dyslexia and autism.
        </LabCard>
      </LabCards>
    </LabFrame>
  );
}

function Actions() {
  return (
    <>
      <ButtonLink look="line" to={PATHS.settings}>
        <SlidersHorizontalIcon />
        Control Room
      </ButtonLink>
      <AssistantButton look="line" />
    </>
  );
}
