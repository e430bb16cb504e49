import { parseArgs } from 'node:util';
import { openExisting } from '../server/database/open-databases.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { StartupError } from '../server/environment/startup-error.ts';
import { log } from '../server/observability/logger.ts';
import { ACTIONS } from './admin/actions.ts';
import { listClasses, listLearners, requireAccount, searchLearners } from './admin/find-learners.ts';
import { printsHelp, runCommand } from './command-line.ts';

const HELP = `npm run admin -- COMMAND [--dry-run]

  list                         the newest learners, one JSON object a line; --limit 100
  find TEXT                    learners with this id, or this text in name, email or nickname; --limit 100
  classes                      the newest classes and families, one JSON object a line; --limit 100
  reset-password LEARNER       mails a link for a new password; without a mail server, or with --print, prints it
  sign-out-everywhere LEARNER  ends all sessions
  export LEARNER               writes everything that is stored about a learner into a new file; --to FILE
  delete LEARNER               deletes a learner and everything that is stored about them
  leave-leaderboard LEARNER    takes a learner off the leaderboard
  make-educator LEARNER        lets a learner of 18 or older lead classes

LEARNER is an id or an email. --dry-run says what would be done, and does nothing. The server may be running. Each
command writes one JSON line to the log, on the error output.`;

const HINT = 'npm run admin -- --help lists the commands.';
const DEFAULT_LIMIT = '100';
const LISTS = ['list', 'find', 'classes'] as const;
/** The options of each command besides --dry-run. */
const OPTIONS: Record<string, readonly string[]> = {
  list: ['limit'],
  find: ['limit'],
  classes: ['limit'],
  'reset-password': ['print'],
  export: ['to'],
};

await runCommand('The command failed', async () => {
  if (printsHelp(HELP)) return;
  const { command, argument, options } = readCommand();
  const environment = readEnvironment(process.env);
  await using databases = await openExisting(environment.databases);
  const { database } = databases;
  if (isList(command)) {
    const limit = Number(options.limit ?? DEFAULT_LIMIT);
    const found = {
      list: () => listLearners(database, limit),
      find: () => searchLearners(database, argument, limit),
      classes: () => listClasses(database, limit),
    };
    for (const row of await found[command]()) process.stdout.write(`${JSON.stringify(row)}\n`);
    log.warn({ from: 'admin', kind: command });
    return;
  }
  const account = await requireAccount(database, argument);
  const { would, act } = await ACTIONS[command]({ databases, environment, options, now: new Date() }, account);
  if (options['dry-run']) {
    console.log(`Nothing was done. Without --dry-run the command would ${would.replace(/\.$/, '')}.`);
    return;
  }
  console.log(await act());
  log.warn({ from: 'admin', kind: command, learnerId: account.id });
});

/** @throws StartupError when the arguments are not a command with its argument and options */
function readCommand() {
  const { values: options, positionals } = readWords();
  const [command, argument = '', ...more] = positionals;
  if (command === undefined) throw new StartupError(`Name a command. ${HINT}`);
  if (!isList(command) && !isAction(command)) throw new StartupError(`There is no command ${command}. ${HINT}`);
  const isWordless = command === 'list' || command === 'classes';
  if (!isWordless && argument.trim() === '')
    throw new StartupError(
      command === 'find'
        ? `Say what to look for: npm run admin -- find TEXT`
        : `Name the learner: npm run admin -- ${command} LEARNER`,
    );
  if (more.length > 0 || (isWordless && argument !== ''))
    throw new StartupError(`${command} takes fewer words. ${HINT}`);
  const foreign = Object.keys(options).find((name) => name !== 'dry-run' && !OPTIONS[command]?.includes(name));
  if (foreign !== undefined) throw new StartupError(`${command} has no option --${foreign}. ${HINT}`);
  if (!/^[1-9]\d{0,5}$/.test(options.limit ?? DEFAULT_LIMIT))
    throw new StartupError('--limit has to be a whole number from 1 to 999999.');
  return { command, argument, options };
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        limit: { type: 'string' },
        to: { type: 'string' },
        print: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch {
    throw new StartupError(`An option is not known or has no value. ${HINT}`);
  }
}

function isList(command: string): command is (typeof LISTS)[number] {
  return (LISTS as readonly string[]).includes(command);
}

function isAction(command: string): command is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, command);
}
