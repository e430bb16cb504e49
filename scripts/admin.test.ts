import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { emptyFolder } from '../server/testing/databases/data-folder.ts';
import { runScript } from './run-script.ts';

const HINT = 'npm run admin -- --help lists the commands.\n';
const EMAIL = 'ada@example.org';

it.each([
  [['delete'], 'Name the learner: npm run admin -- delete LEARNER\n'],
  [['delete', ' '], 'Name the learner: npm run admin -- delete LEARNER\n'],
  [['find'], 'Say what to look for: npm run admin -- find TEXT\n'],
  [[], `Name a command. ${HINT}`],
  [['destroy', EMAIL], `There is no command destroy. ${HINT}`],
  [['toString', EMAIL], `There is no command toString. ${HINT}`],
  [['delete', EMAIL, 'borys@example.org'], `delete takes fewer words. ${HINT}`],
  [['delete', EMAIL, '--dry'], `An option is not known or has no value. ${HINT}`],
  [['delete', EMAIL, '--to', 'file'], `delete has no option --to. ${HINT}`],
  [['classes', '5a'], `classes takes fewer words. ${HINT}`],
  [['hand-over', 'a'], `Name what the command is about: npm run admin -- hand-over GROUP LEARNER\n`],
  [['groups', '--before', '2026-07-31'], `groups has no option --before. ${HINT}`],
  [['list', '--limit', '0'], '--limit has to be a whole number from 1 to 999999.\n'],
])('admin %j is refused in a sentence, with exit code 1', async (words, stderr) => {
  expect(await runScript('admin', words, {})).toEqual({ status: 1, stdout: '', stderr });
});

it('admin needs an existing database, and creates none', async () => {
  const DATA_DIR = await emptyFolder();
  const { status, stderr } = await runScript('admin', ['list'], { DATA_DIR });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no database at .+\.\n$/)]);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

it('admin --help names every command', async () => {
  const { status, stdout } = await runScript('admin', ['delete', '--help'], {});
  expect(status).toBe(0);
  const commands =
    'list find groups members without-leader hand-over move rename delete-leavers reset-password sign-out-everywhere export delete leave-leaderboard make-educator'.split(
      ' ',
    );
  expect(commands.filter((command) => !stdout.includes(`\n  ${command} `))).toEqual([]);
});
