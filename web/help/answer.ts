/** A question with a short answer. Its texts are messages, called where they are shown. */
export type Answer = {
  /** Also the last part of the id of its heading. */
  id: string;
  title: () => string;
  /** At most three short sentences. */
  body: () => string;
  /** The page that the answer is about. */
  link: { to: string; label: () => string };
  /** Other words for the search. */
  words: () => string;
  /** The addresses of the pages on which it is listed first. */
  pages?: readonly string[];
};

export type AnswerGroup = { title: () => string; answers: readonly Answer[] };
