/** Who asks: the learner of the route with their cookies, somebody else who is signed in, or nobody. */
export type Asker = 'learner' | 'stranger' | 'nobody';

/**
 * One request as it goes out, the same for every engine but for words such as `:learnerId`, which stand for what each
 * engine made by chance. Bytes are written as the characters of Latin-1.
 */
export type Case = {
  as: Asker;
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** Null where none is sent. */
  body: string | null;
  /** Whether it has to go byte by byte over a connection; else it is handed to the app. */
  isOnTheWire: boolean;
};

/** What the words of a case stand for with one engine. */
export type Words = Record<string, string>;

/** Puts what was made by chance where its word stands, in every part of a case. */
export function filled({ target, headers, body, ...rest }: Case, words: Words): Case {
  const fill = (text: string) => text.replace(/:([a-z]\w*)/gi, (word, name) => words[name] ?? word);
  return {
    ...rest,
    target: fill(target),
    headers: headers.map(([name, value]) => [name, fill(value)] as const),
    body: body === null ? null : fill(body),
  };
}

const LONGEST_SHOWN = 600;

/** A case in one line, to be read and asked again. */
export function shown({ as, method, target, headers, body }: Case): string {
  const text = JSON.stringify({ as, method, target, headers, body });
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)`;
}
