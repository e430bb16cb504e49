import { m } from '#messages';
import type { PlanSection, PlanTick } from '#rules/plan/plan.ts';
import { calendarDay } from '../ui/words/dates.ts';

export const SECTION_TITLES: Record<PlanSection, () => string> = {
  liked: m['plan.sections.liked'],
  matters: m['plan.sections.matters'],
  helps: m['plan.sections.helps'],
};

/** `picture`: the name of a file in web/ui/pictures/words or meanings. */
type TickWords = { words: () => string; picture: string };

/** A tick as words and as a picture. */
export const TICK_WORDS: { [Section in PlanSection]: Record<PlanTick<Section>, TickWords> } = {
  liked: {
    kind: { words: m['plan.liked.kind'], picture: 'pink-heart' },
    funny: { words: m['plan.liked.funny'], picture: 'smiling-face-with-smiling-eyes' },
    helps: { words: m['plan.liked.helps'], picture: 'handshake' },
    listens: { words: m['plan.liked.listens'], picture: 'ear' },
    ideas: { words: m['plan.liked.ideas'], picture: 'light-bulb' },
    'keeps-trying': { words: m['plan.liked.keeps_trying'], picture: 'person-climbing' },
    notices: { words: m['plan.liked.notices'], picture: 'magnifying-glass-tilted-left' },
    facts: { words: m['plan.liked.facts'], picture: 'books' },
    makes: { words: m['plan.liked.makes'], picture: 'toolbox' },
    honest: { words: m['plan.liked.honest'], picture: 'speech-balloon' },
    brave: { words: m['plan.liked.brave'], picture: 'lion' },
    friend: { words: m['plan.liked.friend'], picture: 'people-hugging' },
    stays: { words: m['plan.liked.stays'], picture: 'bullseye' },
    asks: { words: m['plan.liked.asks'], picture: 'raised-hand' },
    letters: { words: m['plan.liked.letters'], picture: 'pencil' },
    sounds: { words: m['plan.liked.sounds'], picture: 'bell' },
    feelings: { words: m['plan.liked.feelings'], picture: 'slightly-smiling-face' },
    'whole-picture': { words: m['plan.liked.whole_picture'], picture: 'framed-picture' },
    several: { words: m['plan.liked.several'], picture: 'puzzle-piece' },
    pretends: { words: m['plan.liked.pretends'], picture: 'performing-arts' },
    remembers: { words: m['plan.liked.remembers'], picture: 'elephant' },
    quick: { words: m['plan.liked.quick'], picture: 'high-voltage' },
    sums: { words: m['plan.liked.sums'], picture: 'abacus' },
    waits: { words: m['plan.liked.waits'], picture: 'eyes' },
    reads: { words: m['plan.liked.reads'], picture: 'open-book' },
  },
  matters: {
    friends: { words: m['plan.matters.friends'], picture: 'people-hugging' },
    family: { words: m['plan.matters.family'], picture: 'house-with-garden' },
    animals: { words: m['plan.matters.animals'], picture: 'dog' },
    'quiet-time': { words: m['plan.matters.quiet_time'], picture: 'crescent-moon' },
    drawing: { words: m['plan.matters.drawing'], picture: 'artist-palette' },
    music: { words: m['plan.matters.music'], picture: 'musical-notes' },
    sport: { words: m['plan.matters.sport'], picture: 'soccer-ball' },
    games: { words: m['plan.matters.games'], picture: 'joystick' },
    stories: { words: m['plan.matters.stories'], picture: 'open-book' },
    building: { words: m['plan.matters.building'], picture: 'brick' },
    cooking: { words: m['plan.matters.cooking'], picture: 'cooking' },
    nature: { words: m['plan.matters.nature'], picture: 'evergreen-tree' },
    space: { words: m['plan.matters.space'], picture: 'rocket' },
    computers: { words: m['plan.matters.computers'], picture: 'laptop' },
    acting: { words: m['plan.matters.acting'], picture: 'performing-arts' },
    trains: { words: m['plan.matters.trains'], picture: 'locomotive' },
  },
  helps: {
    'one-step': { words: m['plan.helps.one_step'], picture: 'keycap-1' },
    written: { words: m['plan.helps.written'], picture: 'memo' },
    'show-me': { words: m['plan.helps.show_me'], picture: 'eyes' },
    'more-time': { words: m['plan.helps.more_time'], picture: 'hourglass-not-done' },
    quiet: { words: m['plan.helps.quiet'], picture: 'shushing-face' },
    breaks: { words: m['plan.helps.breaks'], picture: 'sandwich' },
    moving: { words: m['plan.helps.moving'], picture: 'person-running' },
    changes: { words: m['plan.helps.changes'], picture: 'calendar' },
    plain: { words: m['plan.helps.plain'], picture: 'speech-balloon' },
    hear: { words: m['plan.helps.hear'], picture: 'headphone' },
    'read-alone': { words: m['plan.helps.read_alone'], picture: 'books' },
    check: { words: m['plan.helps.check'], picture: 'handshake' },
    praise: { words: m['plan.helps.praise'], picture: 'thumbs-up' },
    'hear-again': { words: m['plan.helps.hear_again'], picture: 'repeat-button' },
    'short-tasks': { words: m['plan.helps.short_tasks'], picture: 'stopwatch' },
    'another-day': { words: m['plan.helps.another_day'], picture: 'sunrise' },
    talk: { words: m['plan.helps.talk'], picture: 'speaking-head' },
    opendyslexic: { words: m['plan.helps.opendyslexic'], picture: 'open-book' },
    atkinson: { words: m['plan.helps.atkinson'], picture: 'open-book' },
    'big-letters': { words: m['plan.helps.big_letters'], picture: 'magnifying-glass-tilted-left' },
    wide: { words: m['plan.helps.wide'], picture: 'straight-ruler' },
    cream: { words: m['plan.helps.cream'], picture: 'page-facing-up' },
    white: { words: m['plan.helps.white'], picture: 'page-facing-up' },
    dark: { words: m['plan.helps.dark'], picture: 'night-with-stars' },
    contrast: { words: m['plan.helps.contrast'], picture: 'sun' },
    'less-motion': { words: m['plan.helps.less_motion'], picture: 'stop-sign' },
    calm: { words: m['plan.helps.calm'], picture: 'rainbow' },
    'no-clock': { words: m['plan.helps.no_clock'], picture: 'mantelpiece-clock' },
  },
};

/** What is ticked in a section, as words and pictures. */
export function tickWords(section: PlanSection, tick: PlanTick): TickWords {
  const words: Partial<Record<PlanTick, TickWords>> = TICK_WORDS[section];
  const found = words[tick];
  if (!found) throw new Error(`${section} has no tick ${tick}`);
  return found;
}

/** The title of a plan with the first name of the learner; without a name "My plan". */
export function planTitle(name: string): string {
  return name ? m['plan.of']({ name }) : m['plan.title']();
}

/** The name of the printed file of a plan. */
export function printName(name: string, now: Date): string {
  const day = calendarDay(now);
  return name ? m['plan.print_name_with_name']({ name, day }) : m['plan.print_name']({ day });
}
