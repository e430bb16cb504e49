import type { ComponentType } from 'react';
import type { NextStepId } from '#rules/screening/next-step-texts.ts';
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
} from '../../ui/icons.ts';

/** The picture beside each thing to try. */
export const NEXT_STEP_ICONS: { [Id in NextStepId]: ComponentType } = {
  spacing: TextAaIcon,
  voice: BookOpenTextIcon,
  'hear-again': EarIcon,
  'short-tasks': TimerIcon,
  'quiet-place': TargetIcon,
  'clear-words': ChatCircleDotsIcon,
  'written-plan': ListChecksIcon,
  'more-movement': CursorClickIcon,
  'another-day': CalendarPlusIcon,
  'own-page': GearSixIcon,
  talk: ChatsCircleIcon,
  'missing-focus-game': PlayIcon,
  'missing-letter-quiz': PlayIcon,
  'missing-traits-questionnaire': PlayIcon,
};
