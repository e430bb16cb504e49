import {
  buildStep,
  commandStep,
  otherBrowserStep,
  playwrightStep,
  runSteps,
  vitestStep,
} from './test-run/test-steps.ts';

// npm run test:release [-- FILE …]: the long forms of the tests,
// and a check for missing recordings. With files, only their tests.
const files = process.argv.slice(2);
const slowTests = vitestStep('slow tests', ['--config', 'vitest.slow.config.ts', ...files]);
const recordings = commandStep('recordings', process.execPath, ['scripts/check-recordings.ts']);
const badInput = vitestStep('bad input', ['server/bad-input.sql.test.ts'], {
  BAD_INPUT_CASES: '250',
  BAD_INPUT_SEED: '6000000',
});
const journeys = playwrightStep('browser tests of a release', ['--grep', '@release']);
const otherBrowsers = [
  otherBrowserStep('browser tests in Firefox', 'firefox'),
  otherBrowserStep('browser tests in WebKit', 'webkit'),
];
await runSteps(
  files.length > 0 ? [buildStep, slowTests] : [buildStep, recordings, slowTests, badInput, journeys, ...otherBrowsers],
);
