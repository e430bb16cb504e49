/** What was found: a sentence for each violated rule, and a short summary of what was done. */
export type Outcome = { violations: string[]; summary: string };

/** Something that goes wrong on a machine or in a request, and a test of what must hold all the same. */
export type Fault = {
  /** Its name on the command line. */
  name: string;
  /** How often the fault is caused, unless the command line says otherwise. */
  times: number;
  /** @throws Error only when the fault could not be caused. */
  run(times: number): Promise<Outcome>;
  /** Causes violations on purpose, and returns what the checks report for each: an empty list means a broken check. */
  control(): Promise<Record<string, string[]>>;
};

export function mergeOutcomes(outcomes: Record<string, Outcome>): Outcome {
  const named = Object.entries(outcomes);
  return {
    violations: named.flatMap(([name, { violations }]) => violations.map((each) => `${name}: ${each}`)),
    summary: named.map(([name, { summary }]) => `${name}: ${summary}`).join('; '),
  };
}
