/** The passages of each level of the reading assignment, the easiest level first. The ids are stored with runs. */
const PASSAGES_OF_LEVELS = [
  ['last-bus', 'green-tent', 'key-in-the-jar', 'slow-train'],
  ['bread-before-sunrise', 'map-of-sounds', 'kite-with-a-long-tail', 'game-by-post'],
  ['asleep-on-the-water', 'footprints-on-the-moon', 'game-with-seeds', 'place-under-the-stairs'],
  ['lamp-on-the-rock', 'why-spiders-do-not-stick', 'messages-under-the-sea', 'train-without-passengers'],
  ['seeing-with-sound', 'room-without-echoes', 'machine-far-away', 'golden-door'],
  ['two-minute-hands', 'animal-that-waits', 'valley-without-phones', 'black-and-white-stones'],
] as const;

export const PASSAGE_IDS = PASSAGES_OF_LEVELS.flat();
export type PassageId = (typeof PASSAGE_IDS)[number];

export const PASSAGE_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type PassageLevel = (typeof PASSAGE_LEVELS)[number];

/** The number of words of every passage. */
export const WORDS_IN_A_PASSAGE = 100;

/** What the three questions of a passage ask for, in their order. */
export const QUESTION_KINDS = ['find-it', 'work-it-out', 'word-meaning'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The passages of a level. */
export function passagesOfLevel(level: PassageLevel): readonly PassageId[] {
  return PASSAGES_OF_LEVELS[level - 1] ?? [];
}

/** The level of a passage. */
export function levelOfPassage(passage: PassageId): PassageLevel {
  return PASSAGE_LEVELS.find((level) => PASSAGES_OF_LEVELS[level - 1]?.some((id) => id === passage)) ?? 1;
}
