import { afterAll } from 'vitest';
import { failOnLeftProcesses } from './child-processes.ts';
import { runFileCleanUps } from './clean-up.ts';
import { failOnConsoleErrors } from './console-errors.ts';

// Runs before each file of server tests. The last hook that is added runs first.
failOnLeftProcesses();
failOnConsoleErrors();
afterAll(runFileCleanUps);
