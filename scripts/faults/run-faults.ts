import { markdownTable } from '../markdown-table.ts';
import type { Fault, Outcome } from './fault.ts';

const HEADINGS = ['fault', 'times', 'result', 'control', 'summary'];

type Print = (line: string) => void;
type Count = { passed: number; failed: number };

/** Runs one fault after the other, each `times` times or as often as it says itself, and prints a table. */
export async function runFaults(faults: readonly Fault[], times: number | undefined, print: Print): Promise<Count> {
  const rows: string[][] = [];
  const count: Count = { passed: 0, failed: 0 };
  for (const fault of faults) {
    const { row, isPassed } = await runFault(fault, times ?? fault.times, print);
    rows.push(row);
    count[isPassed ? 'passed' : 'failed'] += 1;
  }
  print(`\n${markdownTable([HEADINGS, ...rows])}`);
  print(`\n${count.passed} passed, ${count.failed} failed`);
  return count;
}

async function runFault({ name, run, control }: Fault, times: number, print: Print) {
  print(`Running: ${name}`);
  const { violations, summary } = await run(times).catch(notRun);
  const controls = await control().catch((error) => ({ [String(error)]: [] }));
  const undetected = Object.keys(controls).filter((each) => controls[each]?.length === 0);
  for (const each of violations) print(`  violation: ${each}`);
  for (const each of undetected) print(`  the control was not detected: ${each}`);
  const [isHeld, isDetected] = [violations.length === 0, undetected.length === 0];
  const row = [name, String(times), isHeld ? 'passed' : 'failed', isDetected ? 'detected' : 'not detected', summary];
  return { row, isPassed: isHeld && isDetected };
}

function notRun(error: unknown): Outcome {
  return {
    violations: [`it could not be run: ${error instanceof Error ? error.message : String(error)}`],
    summary: '',
  };
}
