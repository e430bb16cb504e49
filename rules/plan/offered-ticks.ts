import type { Game } from '../games/runs.ts';
import type { Settings } from '../people/settings.ts';
import type { Strength } from '../screening/report/strengths.ts';
import type { TriableSuggestion } from '../screening/report/suggestions.ts';
import type { TriedSteps } from '../screening/report/tried-steps.ts';
import { PLAN_SECTIONS, PLAN_TICKS, type Plan, type PlanSection, type PlanTick } from './plan.ts';

/** A game that was finished this often is one that the learner comes back to. Our own estimate. */
const FINISHED_OFTEN = 3;

/** What the suggestions are drawn from. Each is empty where it is not known. */
export type PlanSources = {
  strengths: readonly Strength[];
  finished: Partial<Record<Game, number>>;
  settings: Settings;
  tried: TriedSteps;
};

/** What is offered in a section: first what this learner did or set here, then the list that is the same for all. */
export type Offered<Section extends PlanSection> = {
  fromHere: readonly PlanTick<Section>[];
  others: readonly PlanTick<Section>[];
};

/** These are offered only with a reason: a result, a game, a setting or a step that helped. */
const WITH_REASON: Record<PlanSection, readonly string[]> = {
  liked: PLAN_TICKS.liked.slice(PLAN_TICKS.liked.indexOf('stays')),
  matters: [],
  helps: PLAN_TICKS.helps.slice(PLAN_TICKS.helps.indexOf('hear-again')),
};

/** What a learner can tick. What is ticked already is always offered. */
export function offeredTicks<Section extends PlanSection>(
  plan: Plan,
  section: Section,
  sources: PlanSources,
): Offered<Section> {
  const found = new Set<string>(TICKS_OF[section](sources));
  const ticked: readonly string[] = plan[section].ticks;
  const all = PLAN_TICKS[section] as readonly PlanTick<Section>[];
  return {
    fromHere: all.filter((tick) => found.has(tick)),
    others: all.filter((tick) => !found.has(tick) && (!WITH_REASON[section].includes(tick) || ticked.includes(tick))),
  };
}

/** Whether any section offers something that comes from what the learner did or set. */
export function hasOwnOffers(plan: Plan, sources: PlanSources): boolean {
  return PLAN_SECTIONS.some((section) => offeredTicks(plan, section, sources).fromHere.length > 0);
}

const TICKS_OF: Record<PlanSection, (sources: PlanSources) => readonly string[]> = {
  liked: ({ strengths, finished }) => [
    ...strengths.map(({ code }) => TICK_OF_STRENGTH[code]),
    ...Object.entries(TICK_OF_GAME).flatMap(([game, tick]) =>
      (finished[game as Game] ?? 0) >= FINISHED_OFTEN ? [tick] : [],
    ),
  ],
  matters: () => [],
  helps: ({ settings, tried }) => [...ticksOfSettings(settings), ...ticksOfSteps(tried)],
};

/** A strength of the report as words about the person. A score never decides: the report names no weakness either. */
const TICK_OF_STRENGTH: Record<Strength['code'], PlanTick<'liked'>> = {
  'second-half-steadier': 'stays',
  'never-far': 'stays',
  'long-near': 'stays',
  'letters-right': 'letters',
  'turning-letters-right': 'letters',
  'other-letters-right': 'letters',
  'right-after-repeat': 'asks',
  'asked-for-repeat': 'asks',
  'small-sounds': 'sounds',
  facts: 'facts',
  faces: 'feelings',
  'whole-picture': 'whole-picture',
  'unsaid-meaning': 'feelings',
  boredom: 'listens',
  'back-to-task': 'stays',
  'several-things': 'several',
  'being-someone-else': 'pretends',
  'people-in-a-story': 'feelings',
  'came-back': 'keeps-trying',
  finished: 'keeps-trying',
};

const TICK_OF_GAME: Partial<Record<Game, PlanTick<'liked'>>> = {
  simon: 'remembers',
  'multitask-master': 'sums',
  'spot-the-difference': 'notices',
  'whack-a-mole': 'quick',
  'careful-moles': 'waits',
  'reading-passage': 'reads',
  'sound-match': 'sounds',
};

/** The settings that are switched on, as what helps. The defaults say nothing about a person. */
function ticksOfSettings({ font, size, spacing, scheme, motion, calm, clock }: Settings): PlanTick<'helps'>[] {
  const isOn: Partial<Record<PlanTick<'helps'>, boolean>> = {
    opendyslexic: font === 'opendyslexic',
    atkinson: font === 'atkinson',
    'big-letters': size > 1,
    wide: spacing > 0,
    cream: scheme === 'cream',
    white: scheme === 'white',
    dark: scheme === 'dark',
    contrast: scheme === 'contrast',
    'less-motion': motion === 'less',
    calm,
    'no-clock': clock === 'hidden',
  };
  return PLAN_TICKS.helps.filter((tick) => isOn[tick]);
}

/** Null for a step that a grown-up cannot help with. */
const TICK_OF_STEP: Record<TriableSuggestion, PlanTick<'helps'> | null> = {
  'turned-letters': null,
  spacing: 'wide',
  voice: 'hear',
  'hear-again': 'hear-again',
  'short-tasks': 'short-tasks',
  'quiet-place': 'quiet',
  'clear-words': 'plain',
  'written-plan': 'written',
  'another-day': 'another-day',
  'own-page': null,
  talk: 'talk',
};

/** The steps that were tried and helped, a bit or more. */
function ticksOfSteps(tried: TriedSteps): PlanTick<'helps'>[] {
  return (Object.keys(TICK_OF_STEP) as TriableSuggestion[]).flatMap((step) => {
    const helped = tried[step]?.helped;
    const tick = TICK_OF_STEP[step];
    return tick !== null && (helped === 'yes' || helped === 'a-bit') ? [tick] : [];
  });
}
