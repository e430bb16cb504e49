import type { ComponentType } from 'react';
import { m } from '#messages';
import type { Suggestion } from '#rules/screening/report/suggestions.ts';
import { PART_PATHS, PATHS, videoPath } from '../../paths.ts';
import {
  BookOpenTextIcon,
  CalendarPlusIcon,
  ChatCircleDotsIcon,
  ChatsCircleIcon,
  EarIcon,
  GearSixIcon,
  ListChecksIcon,
  MonitorPlayIcon,
  NotebookIcon,
  PlayIcon,
  TargetIcon,
  TextAaIcon,
  TimerIcon,
} from '../../ui/icons.ts';
import type { Tone } from '../../ui/layout/layout.tsx';

type Message = (typeof m)['report.next_steps.spacing'];
/** Where a suggestion can be done with one press. */
type Place = { to: string; label: () => string; Icon?: ComponentType };

/** A suggestion: what to try, and how. */
type StepInfo = {
  Icon: ComponentType;
  tone: Tone;
  message: Message;
  /** In words for a child, where the other words do not fit. */
  forChild?: Message;
  /** Only where it is neither a game, nor a passage, nor a setting. */
  place?: Place;
};

const DIARY: Place = { to: PATHS.diary, label: m['report.next_steps.go.diary'], Icon: NotebookIcon };
const videoAbout = (condition: 'adhd' | 'dyslexia' | 'autism'): Place => ({
  to: videoPath(condition),
  label: m['report.next_steps.go.video'],
  Icon: PlayIcon,
});

export const STEPS: { [Step in Suggestion]: StepInfo } = {
  'turned-letters': { Icon: TextAaIcon, tone: 'accent', message: m['report.next_steps.turned_letters'] },
  spacing: { Icon: TextAaIcon, tone: 'accent', message: m['report.next_steps.spacing'] },
  voice: { Icon: BookOpenTextIcon, tone: 'accent', message: m['report.next_steps.voice'] },
  'hear-again': { Icon: EarIcon, tone: 'accent', message: m['report.next_steps.hear_again'] },
  'short-tasks': { Icon: TimerIcon, tone: 'warm', message: m['report.next_steps.short_tasks'] },
  'quiet-place': { Icon: TargetIcon, tone: 'warm', message: m['report.next_steps.quiet_place'] },
  'clear-words': {
    Icon: ChatCircleDotsIcon,
    tone: 'berry',
    message: m['report.next_steps.clear_words'],
    place: DIARY,
  },
  'written-plan': {
    Icon: ListChecksIcon,
    tone: 'berry',
    message: m['report.next_steps.written_plan'],
    place: DIARY,
  },
  'another-day': {
    Icon: CalendarPlusIcon,
    tone: 'warm',
    message: m['report.next_steps.another_day'],
    place: { to: PATHS.focusGame, label: m['report.next_steps.go.part'] },
  },
  'own-page': {
    Icon: GearSixIcon,
    tone: 'accent',
    message: m['report.next_steps.own_page'],
    place: { to: PATHS.settings, label: m['report.next_steps.go.settings'], Icon: GearSixIcon },
  },
  talk: {
    Icon: ChatsCircleIcon,
    tone: 'berry',
    message: m['report.next_steps.talk'],
    forChild: m['report.next_steps.talk_for_child'],
    place: { to: PATHS.grownUp, label: m['report.for_grown_up.link'] },
  },
  'watch-focus-game': {
    Icon: MonitorPlayIcon,
    tone: 'warm',
    message: m['report.next_steps.watch_adhd'],
    forChild: m['report.next_steps.watch_for_child'],
    place: videoAbout('adhd'),
  },
  'watch-letter-quiz': {
    Icon: MonitorPlayIcon,
    tone: 'accent',
    message: m['report.next_steps.watch_dyslexia'],
    forChild: m['report.next_steps.watch_for_child'],
    place: videoAbout('dyslexia'),
  },
  'watch-traits-questionnaire': {
    Icon: MonitorPlayIcon,
    tone: 'berry',
    message: m['report.next_steps.watch_autism'],
    forChild: m['report.next_steps.watch_for_child'],
    place: videoAbout('autism'),
  },
  'missing-focus-game': {
    Icon: PlayIcon,
    tone: 'warm',
    message: m['report.next_steps.missing_focus_game'],
    place: { to: PART_PATHS['focus-game'], label: m['report.parts.go'] },
  },
  'missing-letter-quiz': {
    Icon: PlayIcon,
    tone: 'accent',
    message: m['report.next_steps.missing_letter_quiz'],
    place: { to: PART_PATHS['letter-quiz'], label: m['report.parts.go'] },
  },
  'missing-traits-questionnaire': {
    Icon: PlayIcon,
    tone: 'berry',
    message: m['report.next_steps.missing_traits_questionnaire'],
    place: { to: PART_PATHS['traits-questionnaire'], label: m['report.parts.go'] },
  },
};

/** Whether a suggestion leads to the test. */
export function leadsToTest(step: Suggestion): boolean {
  const { place } = STEPS[step];
  return place !== undefined && Object.values<string>(PART_PATHS).includes(place.to);
}
