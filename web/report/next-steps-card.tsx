import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import type { NextStep } from '#rules/screening/next-steps.ts';
import { PART_PATHS, PATHS } from '../app/paths.ts';
import { Card } from '../ui/card.tsx';
import {
  BookOpenTextIcon,
  CalendarPlusIcon,
  ChatCircleDotsIcon,
  ChatsCircleIcon,
  CursorClickIcon,
  EarIcon,
  GearSixIcon,
  ListChecksIcon,
  PlayIcon,
  TargetIcon,
  TextAaIcon,
  TimerIcon,
} from '../ui/icons.ts';
import { Lens } from '../ui/lens.tsx';
import type { Tone } from '../ui/tone.ts';
import css from './report-cards.module.css';

export function NextStepsCard({ steps }: { steps: readonly NextStep[] }) {
  return (
    <Card isRoomy>
      <h2>{m['report.next_steps.title']()}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <Step key={step} {...STEPS[step]} />
        ))}
      </ol>
    </Card>
  );
}

/** A suggestion: what to try, and how. `to` is where its link leads. */
type StepInfo = {
  Icon: ComponentType;
  tone: Tone;
  message: (typeof m)['report.next_steps.spacing'] | (typeof m)['report.next_steps.talk'];
  to?: string;
};

function Step({ Icon, tone, message, to = '' }: StepInfo) {
  const markup = { strong: Strong, link: ({ children }: { children?: ReactNode }) => <Link to={to}>{children}</Link> };
  return (
    <li className={css.step}>
      <Lens tone={tone} size={52}>
        <Icon />
      </Lens>
      <p>
        <ParaglideMessage message={message} markup={markup} />
      </p>
    </li>
  );
}

function Strong({ children }: { children?: ReactNode }) {
  return <strong>{children}</strong>;
}

const STEPS: { [Step in NextStep]: StepInfo } = {
  spacing: { Icon: TextAaIcon, tone: 'accent', message: m['report.next_steps.spacing'], to: PATHS.settings },
  voice: { Icon: BookOpenTextIcon, tone: 'accent', message: m['report.next_steps.voice'] },
  'hear-again': { Icon: EarIcon, tone: 'accent', message: m['report.next_steps.hear_again'] },
  'short-tasks': { Icon: TimerIcon, tone: 'warm', message: m['report.next_steps.short_tasks'] },
  'quiet-place': { Icon: TargetIcon, tone: 'warm', message: m['report.next_steps.quiet_place'] },
  'clear-words': { Icon: ChatCircleDotsIcon, tone: 'berry', message: m['report.next_steps.clear_words'] },
  'written-plan': { Icon: ListChecksIcon, tone: 'berry', message: m['report.next_steps.written_plan'] },
  'more-movement': {
    Icon: CursorClickIcon,
    tone: 'warm',
    message: m['report.next_steps.more_movement'],
    to: PART_PATHS['focus-game'],
  },
  'another-day': { Icon: CalendarPlusIcon, tone: 'warm', message: m['report.next_steps.another_day'] },
  'own-page': { Icon: GearSixIcon, tone: 'accent', message: m['report.next_steps.own_page'], to: PATHS.settings },
  talk: { Icon: ChatsCircleIcon, tone: 'berry', message: m['report.next_steps.talk'] },
  'missing-focus-game': {
    Icon: PlayIcon,
    tone: 'warm',
    message: m['report.next_steps.missing_focus_game'],
    to: PART_PATHS['focus-game'],
  },
  'missing-letter-quiz': {
    Icon: PlayIcon,
    tone: 'accent',
    message: m['report.next_steps.missing_letter_quiz'],
    to: PART_PATHS['letter-quiz'],
  },
  'missing-traits-questionnaire': {
    Icon: PlayIcon,
    tone: 'berry',
    message: m['report.next_steps.missing_traits_questionnaire'],
    to: PART_PATHS['traits-questionnaire'],
  },
};
