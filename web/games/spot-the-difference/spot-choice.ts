/** What is chosen before a round starts. */
export type SpotChoice = {
  withoutClock: boolean;
  /** With the pictures, or with words that say what is in them. */
  shownAs: 'pictures' | 'words';
};
