import type { PictureName } from '#rules/quizzes/picture-names.ts';
import type { PassageId, PassageLevel, QuestionKind } from '#rules/reading/passages.ts';
import type { TraitStatementId } from '#rules/screening/questionnaire/traits-questionnaire.ts';

/** What a language has besides its messages. A part that a language lacks is null: the page then says so. */
export type Content = {
  /** The texts of the reading assignment, the easiest first. */
  passages: Passages | null;
  /** The statements of the traits questionnaire and of the self-assessment quiz. */
  statements: Statements | null;
  /** The statements of the traits questionnaire in words for ages 8 to 12. */
  childStatements: Statements | null;
  pictureWords: PictureWords | null;
  /** The pictures of each level of the picture quiz, the easiest level first. */
  pictureWordLevels: PictureWordLevels | null;
  /** A language has both or none. */
  wordOrNotPractice: RealAndMadeUp | null;
  wordOrNotBank: WordOrNotBank | null;
  soundMatch: SoundMatchWords | null;
  letters: Letters | null;
  /** The words of the passages that have more than one syllable, in their syllables. */
  syllables: ReadonlyMap<string, readonly string[]> | null;
  /** What a word means, in the sense that a passage uses; null for a word that has no meaning stored. */
  meaningOf: ((word: string, passage: string) => WordMeaning | null) | null;
  videos: readonly Video[] | null;
  /** Without it, sentences are read aloud by the voice of the device only. */
  recordings: Recordings | null;
};

export type Passages = readonly [Passage, ...Passage[]];

export type Passage = {
  id: PassageId;
  level: PassageLevel;
  title: string;
  paragraphs: readonly string[];
  /** One of each kind, in the order of QUESTION_KINDS. */
  questions: readonly [PassageQuestion, PassageQuestion, PassageQuestion];
};

export type PassageQuestion = {
  kind: QuestionKind;
  question: string;
  /** The first is the right one; a page mixes them. */
  options: readonly [string, string, string];
  /** The sentence of the passage that shows the answer. */
  evidence: string;
};

export type Statements = Readonly<Record<TraitStatementId, string>>;

/** The word of each picture. */
export type PictureWords = Readonly<Record<PictureName, PictureWord>>;

/** The pictures of each level, at least as many as a quiz has. */
export type PictureWordLevels = readonly (readonly PictureName[])[];

/** The word of a picture, and three words of similar spelling with spaces between them. */
export type PictureWord = {
  word: string;
  /** The text alternative of the picture; it contains none of the four words. */
  clue: string;
  others: string;
};

/** Real words, and as many that are made up; all of one length, except in a practice. */
export type RealAndMadeUp = { words: readonly string[]; madeUp: readonly string[] };

/** The words of each part of Word or not?, the easiest part first; each has its sets one after the other. */
export type WordOrNotBank = readonly RealAndMadeUp[];

/** The words of Sound match, which are those of pictures, and how they sound. */
export type SoundMatchWords = {
  /** Three pictures for each first sound; similar sounds are at neighbouring indexes. */
  sounds: readonly (readonly [PictureName, PictureName, PictureName])[];
  promptOf: (picture: PictureName) => Prompt;
};

/** The letters of the letter quiz and their sounds. */
export type Letters = {
  /** Each is one of LETTER_QUIZ.alphabet in rules/, which lists the letters that the server accepts. */
  alphabet: readonly string[];
  promptOf: (letter: string) => Prompt;
};

/** The words for a voice, and the address of their recording. */
export type Prompt = { words: string; clip: string };

/** A meaning in one short sentence, and a picture of Fluent Emoji Flat where one shows it. */
export type WordMeaning = { meaning: string; picture?: string };

/** Meanings by their words. Where a passage uses a word in another sense, the key is `word@passage`. */
export type Meanings = Readonly<Record<string, WordMeaning>>;

export type Video = {
  /** The id on YouTube. */
  id: string;
  title: string;
  channel: string;
  category: 'adhd' | 'dyslexia' | 'autism';
  poster: VideoPoster;
};

/** The name of a poster in web/level-up-lab/videos/videos-page.tsx. */
export type VideoPoster = `${Video['category']}-${1 | 2 | 3}`;

/**
 * The addresses of the recorded sentences: their folder, and the times of their words. `values` matches, in groups, what
 * changes within a sentence and is recorded alone, such as a number and a month after it.
 */
export type Recordings = { folder: string; index: string; values: RegExp };
