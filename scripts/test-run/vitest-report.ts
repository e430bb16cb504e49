import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** `failures` has a line for each test, hook or file that failed, and for each error outside of them. */
export type VitestReport = { passed: number; failures: string[] };

/** Names the file in which the report is written. */
export const REPORT_FILE = 'VITEST_REPORT_FILE';

export default class implements Reporter {
  onTestRunEnd(files: readonly TestModule[], errorsOutside: readonly SerializedError[]): void {
    const report: VitestReport = {
      passed: files.flatMap((file) => [...file.children.allTests('passed')]).length,
      failures: [
        ...files.flatMap(failuresOf),
        ...errorsOutside.map((error) => failureLine('outside of the tests', error)),
      ],
    };
    writeFileSync(process.env[REPORT_FILE] ?? '', JSON.stringify(report));
  }
}

function failuresOf(file: TestModule): string[] {
  const name = `${file.project.name} ${file.relativeModuleId}`;
  return [
    ...file.errors().map((error) => failureLine(name, error)),
    ...[...file.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => failureLine(`${name} › ${suite.fullName}`, error)),
    ),
    ...[...file.children.allTests('failed')].map((test) =>
      failureLine(`${name} › ${test.fullName}`, test.result().errors?.[0]),
    ),
  ];
}

const LONGEST_LINE = 400;

/** One line that names what failed and has the begin of its error. */
export function failureLine(name: string, { message = '' }: { message?: string } = {}): string {
  return `${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ')}`.slice(0, LONGEST_LINE);
}
