/** A question somebody may have, with a short answer. */
export type Answer = {
  /** Also the last part of the id of its heading. */
  id: string;
  title: string;
  /** At most three short sentences. */
  body: string;
  /** Where that is, in a word or two. */
  link: { to: string; label: string };
  /** Other words that people may search it by. */
  words: string;
  /** The addresses of the pages on which it comes first. */
  pages?: readonly string[];
};

export type AnswerGroup = { title: string; answers: readonly Answer[] };
