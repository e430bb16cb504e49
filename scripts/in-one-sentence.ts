import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CannotStart, systemCodeOf } from '../server/environment/startup-error.ts';

/** Runs what a script is for. Whatever goes wrong is told in one sentence, and the exit code is 1. */
export async function inOneSentence(failed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { message } = error as Error;
    // Where a name has several addresses, the fault of all of them together has no message.
    console.error(error instanceof CannotStart ? message : `${failed}: ${message || systemCodeOf(error)}.`);
    process.exitCode = 1;
  }
}

/**
 * The options that were given to a script, all of them with a value.
 * @throws CannotStart for others
 */
export function optionsOf<Name extends string>(names: readonly Name[], usage: string): Partial<Record<Name, string>> {
  const options: ParseArgsOptionsConfig = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  try {
    return parseArgs({ options }).values as Partial<Record<Name, string>>;
  } catch {
    throw new CannotStart(`Use it like this: ${usage}`);
  }
}
