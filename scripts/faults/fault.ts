/** What was seen: a sentence for everything that did not hold, and a few words on what was done. */
export type Outcome = { broken: string[]; seen: string };

/** Something that goes wrong on the machine, or in what is sent, and what has to hold all the same. */
export type Fault = {
  /** As it is called on the command line; the file has the same name. */
  name: string;
  /** How often it happens in the long form. */
  times: number;
  /** Lets it happen so often. Throws only where it could not be tried at all. */
  run(times: number): Promise<Outcome>;
  /** Breaks what is looked at, one thing after the other, and gives what the same look says then: it may not be silent. */
  control(): Promise<Record<string, string[]>>;
};

/** What a control broke without anybody noticing. */
export function unnoticed(control: Record<string, string[]>): string[] {
  return Object.keys(control).filter((name) => control[name]?.length === 0);
}
