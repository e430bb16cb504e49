import { PATHS } from '../app/paths.ts';
import FocusLens from '../ui/art/lens-focus.svg?react';
import PeopleLens from '../ui/art/lens-people.svg?react';
import SoundLens from '../ui/art/lens-sound.svg?react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SealQuestionIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { useOpener } from '../ui/panels.ts';
import { DataKept } from './about/data-kept.tsx';
import { Contents } from './text-page/contents.tsx';
import { Points } from './text-page/points.tsx';
import { TextPage } from './text-page/text-page.tsx';
import { TextPart } from './text-page/text-part.tsx';

export const meta = () => [
  { title: 'About Us | #thembstudy' },
  { name: 'description', content: 'Who #thembstudy is for, what it does, what it does not do, and how data is kept.' },
];

const PARTS = {
  who: { id: 'who', name: 'Who it is for' },
  does: { id: 'does', name: 'What it does' },
  doesNot: { id: 'does-not', name: 'What it does not do' },
  data: { id: 'data', name: 'How your data is kept' },
  help: { id: 'help', name: 'How to get help' },
};

export default function AboutPage() {
  return (
    <TextPage
      title="About Us"
      lead="#thembstudy is a calm place to find out how you focus, read and notice people."
      contents={<Contents parts={Object.values(PARTS)} />}
    >
      <TextPart {...PARTS.who} tone="berry" picture={<PeopleLens />}>
        <p>
          It is for learners with ADHD, dyslexia or autism. It is also for learners who wonder about one of them, and
          for the parents and educators beside them.
        </p>
        <p>You need no account to start. Everything is free.</p>
      </TextPart>
      <TextPart {...PARTS.does} tone="warm" picture={<FocusLens />}>
        <Points>
          <li>A test with three short parts shows which traits turn up today.</li>
          <li>A report puts the result in words, with your strengths first.</li>
          <li>Four games and two quizzes let you practise. You can play each game without a clock.</li>
          <li>The Level Up Lab has texts to read, a diary, videos and a leaderboard.</li>
        </Points>
        <div className={layout.row}>
          <ButtonLink look="line" to={PATHS.dashboard}>
            Open the dashboard
          </ButtonLink>
        </div>
      </TextPart>
      <TextPart {...PARTS.doesNot} picture={<SealQuestionIcon />}>
        <p>It makes no diagnosis. A result shows traits of one day. It cannot say who you are.</p>
        <p>It is not a treatment. The games are good practice and fun.</p>
        <div className={layout.row}>
          <ButtonLink look="line" to={PATHS.resultsExplained}>
            What a result can and cannot tell
          </ButtonLink>
        </div>
      </TextPart>
      <DataKept {...PARTS.data} />
      <AskUs />
    </TextPage>
  );
}

function AskUs() {
  return (
    <TextPart {...PARTS.help} tone="berry" picture={<SoundLens />}>
      <p>Help is at the top of every page, always in the same place. This button opens the same panel.</p>
      <div className={layout.row}>
        <Button {...useOpener('help')}>Help</Button>
      </div>
      <p>Are you a parent or an educator? Ask about a demo session here.</p>
      <div className={layout.row}>
        <Button look="line" {...useOpener('demo')}>
          Book a demo session
        </Button>
      </div>
    </TextPart>
  );
}
