import { bin, buildStep, commandStep, playwrightStep, runSteps, vitestStep } from './test-run/test-steps.ts';

// npm test
await runSteps([
  commandStep('types', 'npm', ['run', 'types']),
  commandStep('lint', bin('biome'), ['check', '--error-on-warnings']),
  buildStep,
  vitestStep('unit, component and server tests'),
  playwrightStep('browser tests', ['--grep-invert', '@release']),
]);
