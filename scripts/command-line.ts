import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartupError, systemCodeOf } from '../server/environment/startup-error.ts';

/** Runs a command. An error is printed as one sentence, and the exit code is 1. */
export async function runCommand(failed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { message } = error as Error;
    // The AggregateError of a host name with several addresses has no message.
    console.error(error instanceof StartupError ? message : `${failed}: ${message || systemCodeOf(error)}.`);
    process.exitCode = 1;
  }
}

/**
 * The options of a command; each needs a value.
 * @throws StartupError for unknown options
 */
export function optionsOf<Name extends string>(names: readonly Name[], usage: string): Partial<Record<Name, string>> {
  const options: ParseArgsOptionsConfig = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  try {
    return parseArgs({ options }).values as Partial<Record<Name, string>>;
  } catch {
    throw new StartupError(`Use it like this: ${usage}`);
  }
}

/** Prints the help and returns true when the command was called with `--help`. */
export function printsHelp(help: string): boolean {
  const isAsked = process.argv.slice(2).some((word) => word === '--help' || word === '-h');
  if (isAsked) console.log(help);
  return isAsked;
}
