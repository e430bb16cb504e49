/** What lists and suggestions need to know of a game. The numbers are our own estimates. */
export type GameFacts = {
  /** The usual time of one run in minutes, with its set-up. */
  minutes: number;
  /** What the game is mostly about, in a word. */
  practises: string;
  /** How many questions it has, where the words of a score say so. */
  questions?: number;
  /** What to try after a game that has no levels: another one of its kind. */
  next?: string;
};
