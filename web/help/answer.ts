/** A question with a short answer. Its texts are message functions, which are called when rendered. */
export type Answer = {
  /** Also the last segment of the id of its heading. */
  id: string;
  title: () => string;
  /** At most three short sentences. */
  body: () => string;
  /** The page that the answer is about. */
  link: { to: string; label: () => string };
  /** More search terms. */
  words: () => string;
  /** The paths of the pages on which it is listed first. */
  pages?: readonly string[];
};

export type AnswerGroup = { title: () => string; answers: readonly Answer[] };
