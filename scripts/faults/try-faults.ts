import { type Fault, type Outcome, unnoticed } from './fault.ts';

const HEADS = ['fault', 'times', 'result', 'control', 'seen'];

type Print = (line: string) => void;
type Tried = { row: string[]; holds: boolean };

/**
 * Tries faults one after the other, each as often as it says unless `times` is given, and prints what came of it. Gives
 * whether everything held and every control was noticed.
 */
export async function tryFaults(faults: readonly Fault[], times: number | undefined, print: Print): Promise<boolean> {
  const tried: Tried[] = [];
  for (const fault of faults) tried.push(await tryFault(fault, times ?? fault.times, print));
  const held = tried.filter(({ holds }) => holds).length;
  print(`\n${table([HEADS, ...tried.map(({ row }) => row)])}`);
  print(`\n${held} held, ${tried.length - held} did not`);
  return held === tried.length;
}

async function tryFault({ name, run, control }: Fault, times: number, print: Print): Promise<Tried> {
  print(`Trying: ${name}`);
  const { broken, seen } = await run(times).catch(couldNotBeTried);
  const silent = unnoticed(await control().catch((error) => ({ [String(error)]: [] })));
  for (const each of broken) print(`  does not hold: ${each}`);
  for (const each of silent) print(`  the control was not noticed: ${each}`);
  const verdicts = [broken.length === 0 ? 'held' : 'not held', silent.length === 0 ? 'failed as it should' : 'silent'];
  return { row: [name, String(times), ...verdicts, seen], holds: broken.length === 0 && silent.length === 0 };
}

function couldNotBeTried(error: unknown): Outcome {
  return { broken: [`it could not be tried: ${error instanceof Error ? error.message : String(error)}`], seen: '' };
}

/** A plain table that reads as Markdown too. */
function table(rows: readonly string[][]): string {
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return [lines[0], `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1)].join('\n');
}
