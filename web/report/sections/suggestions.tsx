import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { GAME_OF_SUGGESTION, type Suggestion, type TriableSuggestion } from '#rules/screening/report/suggestions.ts';
import { isTriable, stepsToShow, type TriedStep } from '#rules/screening/report/tried-steps.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { useNoTests } from '../../api/test-offer.ts';
import { tickStep, useTriedSteps } from '../../device/tried-steps.ts';
import { GAME_PATHS, PART_PATHS, PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import {
  BookOpenTextIcon,
  CalendarPlusIcon,
  ChatCircleDotsIcon,
  ChatsCircleIcon,
  EarIcon,
  GearSixIcon,
  ListChecksIcon,
  PlayIcon,
  TargetIcon,
  TextAaIcon,
  TimerIcon,
} from '../../ui/icons.ts';
import { classNames, Row, Stack, type Tone } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../report-cards.module.css';

/** What to try next. Suggestions for the learner have a checkbox, which is stored on this device. */
export function Suggestions({ steps, owner }: { steps: readonly Suggestion[]; owner: string | null }) {
  const tried = useTriedSteps(owner);
  const hasTests = useNoTests() === null;
  const offered = steps.filter((step) => hasTests || !OF_TESTS.includes(STEPS[step].to));
  return (
    <>
      <ol className={css.steps}>
        {stepsToShow(offered, tried).map((step) => (
          <li key={step} className={css.step}>
            <StepPicture step={step} />
            <Stack isWide className={css.words}>
              <StepWords step={step} />
              <StepGame step={step} />
              {isTriable(step) && <Tick step={step} tried={tried[step]} owner={owner} />}
            </Stack>
          </li>
        ))}
      </ol>
      <p className={classNames(layout.soft, layout.small)}>{m['report.next_steps.kept_here']()}</p>
    </>
  );
}

type TickProps = { step: TriableSuggestion; tried: TriedStep | undefined; owner: string | null };

function Tick({ step, tried, owner }: TickProps) {
  return (
    <>
      <div className={css.tick}>
        <Checkbox
          label={m['report.next_steps.trying']()}
          isSelected={tried !== undefined}
          onChange={(isTicked) => tickStep(owner, step, isTicked, new Date())}
        />
      </div>
      {tried?.helped && <p>{m['report.next_steps.helped']({ helped: tried.helped })}</p>}
    </>
  );
}

/** A suggestion: what to try, and how. `to` is the target of its link. */
type StepInfo = {
  Icon: ComponentType;
  tone: Tone;
  message: (typeof m)['report.next_steps.spacing'];
  to: string;
};

function StepPicture({ step }: { step: Suggestion }) {
  const { Icon, tone } = STEPS[step];
  return (
    <RoundPicture tone={tone} size={52}>
      <Icon />
    </RoundPicture>
  );
}

/** A suggestion as text, with a link. */
export function StepWords({ step }: { step: Suggestion }) {
  const { message, to } = STEPS[step];
  const markup = { strong: Strong, link: ({ children }: { children?: ReactNode }) => <Link to={to}>{children}</Link> };
  return (
    <p>
      <ParaglideMessage message={message} markup={markup} />
    </p>
  );
}

/** A button to the game that practises what a suggestion is about; not every suggestion has one. */
function StepGame({ step }: { step: Suggestion }) {
  const game = GAME_OF_SUGGESTION[step];
  if (!game) return null;
  return (
    <Row>
      <ButtonLink to={GAME_PATHS[game]}>
        <PlayIcon />
        {m['report.next_steps.play']({ title: GAME_INFO[game].title() })}
      </ButtonLink>
    </Row>
  );
}

function Strong({ children }: { children?: ReactNode }) {
  return <strong>{children}</strong>;
}

/** Steps that lead to the test. */
const OF_TESTS: readonly string[] = Object.values(PART_PATHS);

const STEPS: { [Step in Suggestion]: StepInfo } = {
  spacing: { Icon: TextAaIcon, tone: 'accent', message: m['report.next_steps.spacing'], to: PATHS.settings },
  voice: { Icon: BookOpenTextIcon, tone: 'accent', message: m['report.next_steps.voice'], to: PATHS.assignment },
  'hear-again': { Icon: EarIcon, tone: 'accent', message: m['report.next_steps.hear_again'], to: PATHS.letterQuiz },
  'short-tasks': { Icon: TimerIcon, tone: 'warm', message: m['report.next_steps.short_tasks'], to: PATHS.assignment },
  'quiet-place': { Icon: TargetIcon, tone: 'warm', message: m['report.next_steps.quiet_place'], to: PATHS.settings },
  'clear-words': {
    Icon: ChatCircleDotsIcon,
    tone: 'berry',
    message: m['report.next_steps.clear_words'],
    to: PATHS.diary,
  },
  'written-plan': {
    Icon: ListChecksIcon,
    tone: 'berry',
    message: m['report.next_steps.written_plan'],
    to: PATHS.diary,
  },
  'another-day': {
    Icon: CalendarPlusIcon,
    tone: 'warm',
    message: m['report.next_steps.another_day'],
    to: PATHS.focusGame,
  },
  'own-page': { Icon: GearSixIcon, tone: 'accent', message: m['report.next_steps.own_page'], to: PATHS.settings },
  talk: { Icon: ChatsCircleIcon, tone: 'berry', message: m['report.next_steps.talk'], to: PATHS.grownUp },
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
