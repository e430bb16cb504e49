/** The three headings of "My plan": what people like about me, what matters to me, how best to help me. */
export const PLAN_SECTIONS = ['liked', 'matters', 'helps'] as const;
export type PlanSection = (typeof PLAN_SECTIONS)[number];

/** What a learner can tick in each section, in the order of the plan. A name stays for ever, because plans store it. */
export const PLAN_TICKS = {
  liked: [
    ...(['kind', 'funny', 'helps', 'listens', 'ideas', 'keeps-trying', 'notices', 'facts', 'makes'] as const),
    ...(['honest', 'brave', 'friend'] as const),
    ...(['stays', 'asks', 'letters', 'sounds', 'feelings', 'whole-picture', 'several', 'pretends'] as const),
    ...(['remembers', 'quick', 'sums', 'waits', 'reads'] as const),
  ],
  matters: [
    ...(['friends', 'family', 'animals', 'quiet-time', 'drawing', 'music', 'sport', 'games', 'stories'] as const),
    ...(['building', 'cooking', 'nature', 'space', 'computers', 'acting', 'trains'] as const),
  ],
  helps: [
    ...(['one-step', 'written', 'show-me', 'more-time', 'quiet', 'breaks', 'moving', 'changes'] as const),
    ...(['plain', 'hear', 'read-alone', 'check', 'praise'] as const),
    ...(['hear-again', 'short-tasks', 'another-day', 'talk'] as const),
    ...(['opendyslexic', 'atkinson', 'big-letters', 'wide', 'cream', 'white', 'dark', 'contrast'] as const),
    ...(['less-motion', 'calm', 'no-clock'] as const),
  ],
} as const satisfies Record<PlanSection, readonly string[]>;
export type PlanTick<Section extends PlanSection = PlanSection> = (typeof PLAN_TICKS)[Section][number];

type PlanPart<Section extends PlanSection> = {
  readonly ticks: readonly PlanTick<Section>[];
  /** Sentences in the learner's own words. */
  readonly own: readonly string[];
};
/** The plan of a learner, in their words. It has no score and no verdict. */
export type Plan = { readonly [Section in PlanSection]: PlanPart<Section> };

export const EMPTY_PLAN: Plan = {
  liked: { ticks: [], own: [] },
  matters: { ticks: [], own: [] },
  helps: { ticks: [], own: [] },
};

/** Limits of a plan, so that it fits on one printed page. All numbers are our own. */
export const PLAN = {
  /** The largest number of own sentences in a section. */
  mostOwn: 4,
  /** The longest sentence of the learner or of a grown-up, in characters. */
  longestSentence: 120,
  /** The largest number of sentences that one grown-up adds. */
  mostAdded: 3,
  /** The largest number of grown-ups who add sentences. */
  mostNotes: 4,
  /** The number of days whose versions are kept, the newest. */
  mostVersions: 60,
  /** After this many days without a change the learner is asked whether the plan still fits: a school term. */
  lookBackDays: 90,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether nothing is ticked or written. */
export function isEmptyPlan(plan: Plan): boolean {
  return PLAN_SECTIONS.every((section) => plan[section].ticks.length + plan[section].own.length === 0);
}

/** The plan with a tick set or removed. Ticks stay in the order of `PLAN_TICKS`. */
export function withTick<Section extends PlanSection>(
  plan: Plan,
  section: Section,
  tick: PlanTick<Section>,
  isTicked: boolean,
): Plan {
  const ticked: readonly string[] = plan[section].ticks;
  const ticks = PLAN_TICKS[section].filter((each) => (each === tick ? isTicked : ticked.includes(each)));
  return { ...plan, [section]: { ...plan[section], ticks } };
}

/**
 * The plan with one more own sentence; unchanged for a sentence without a word, for one that is there already, and for more
 * than `PLAN.mostOwn`.
 */
export function withSentence(plan: Plan, section: PlanSection, typed: string): Plan {
  const sentence = plainSentence(typed);
  const { own } = plan[section];
  if (sentence === '' || own.includes(sentence) || own.length >= PLAN.mostOwn) return plan;
  return { ...plan, [section]: { ...plan[section], own: [...own, sentence] } };
}

export function withoutSentence(plan: Plan, section: PlanSection, sentence: string): Plan {
  const own = plan[section].own.filter((each) => each !== sentence);
  return { ...plan, [section]: { ...plan[section], own } };
}

/** A typed sentence on one line, at most `PLAN.longestSentence` characters long. */
export function plainSentence(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cs}\p{Co}]/gu, '');
  return line.trim().slice(0, PLAN.longestSentence).trim();
}

/** The plan without the learner's own sentences. */
export function withoutOwnWords(plan: Plan): Plan {
  const bare = PLAN_SECTIONS.map((section) => [section, { ...plan[section], own: [] }]);
  return Object.fromEntries(bare) as Plan;
}

/** A stored plan, as far as it can be read: what another version of the app does not know is left out. */
export function readablePlan(stored: unknown): Plan {
  const parts = PLAN_SECTIONS.map((section) => {
    const { ticks, own } = Object(Object(stored)[section]);
    const sentences = listOf(own).map(plainSentence).filter(Boolean);
    const known = PLAN_TICKS[section].filter((each) => listOf(ticks).includes(each));
    return [section, { ticks: known, own: [...new Set(sentences)].slice(0, PLAN.mostOwn) }];
  });
  return Object.fromEntries(parts) as Plan;
}

/** Both plans in one, so that nothing is lost; own sentences beyond `PLAN.mostOwn` of the second one are left out. */
export function mergedPlan(first: Plan, second: Plan): Plan {
  const parts = PLAN_SECTIONS.map((section) => [
    section,
    {
      ticks: [...first[section].ticks, ...second[section].ticks],
      own: [...first[section].own, ...second[section].own],
    },
  ]);
  return readablePlan(Object.fromEntries(parts));
}

/** Whether it is time to look at the plan again. Both are instants in milliseconds. */
export function isTimeToLookBack(changedAt: number, now: number): boolean {
  return now - changedAt >= PLAN.lookBackDays * DAY_MS;
}

function listOf(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}
