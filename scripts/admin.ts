import { parseArgs } from 'node:util';
import { openExisting } from '../server/database/open-databases.ts';
import { readEnvironment } from '../server/environment/environment.ts';
import { StartupError } from '../server/environment/startup-error.ts';
import { log } from '../server/observability/logger.ts';
import { planAcceptingSecret } from './admin/accept-secret.ts';
import { ACTIONS } from './admin/actions.ts';
import { listGroups, listMembers, listWithoutLeader } from './admin/find-groups.ts';
import { listLearners, requireAccount, searchLearners } from './admin/find-learners.ts';
import { GROUP_ACTIONS } from './admin/group-actions.ts';
import { listInvitations, planInvitation, planTakingBack } from './admin/invite.ts';
import { listReportedParents, PARENT_ACTIONS } from './admin/parent-actions.ts';
import type { Plan } from './admin/plan.ts';
import { isInvitationId, showLearner } from './admin/take-back.ts';
import { printsHelp, runCommand } from './command-line.ts';

const HELP = `npm run admin -- COMMAND [--dry-run]

  list                         the newest learners, one JSON object a line; --limit 100
  find TEXT                    learners with this id, or this text in name, email or nickname; --limit 100
  groups                       the newest classes and families with their leaders, one JSON object a line; --limit 100
  members GROUP                the members of a class or family, and the pupils who left it
  without-leader               classes and families that nobody leads, and pupils without a class; --limit 100
  hand-over GROUP LEARNER      lets a teacher or a parent lead a class or a family
  move LEARNER GROUP           moves a pupil whose account a teacher made to a class
  rename GROUP|LEARNER NAME    changes the name of a class, a family or a learner
  delete-leavers               deletes the accounts of pupils who left: --class GROUP, or --before YYYY-MM-DD those
                               that were not used since
  show LEARNER                 sign-in methods, sessions, links and groups with their leaders, one JSON object a line
  reset-password LEARNER       mails a link for a new password; without a mail server, or with --print, prints it
  sign-out-everywhere LEARNER  ends all sessions
  take-back LEARNER            takes an account back in which somebody else was: ends the password, sessions, known devices,
                               and the sign-in methods, links and groups of the last 30 days, or --since YYYY-MM-DD; then
                               as reset-password. --link: only prints the link with which the learner does so
  export LEARNER               writes everything that is stored about a learner into a new file; --to FILE
  delete LEARNER               deletes a learner and everything that is stored about them
  leave-leaderboard LEARNER    takes a learner off the leaderboard
  make-educator LEARNER        lets a learner of 18 or older lead classes
  reported-parents             persons whom a leader reported as no parent of a pupil, the undecided first; --limit 100
  confirm-parent PUPIL PARENT  says that a reported person is the parent: all goes on as before
  remove-parent PUPIL PARENT   unlinks a reported person from the pupil and ends their agreement
  invite                       prints a link with which one person signs up; --role educator makes them a teacher
  invitations                  the open links of invitations, by id, and who made them; --limit 100
  take-back INVITATION         makes the link of an invitation useless
  accept-secret                takes another AUTH_SECRET for the one of the data, so that nothing warns of it any more

LEARNER, PUPIL and PARENT are an id or an email, GROUP and INVITATION an id. --dry-run says what would be done, and does nothing. The server may be running. Each
command writes one JSON line to the log, on the error output.`;

const HINT = 'npm run admin -- --help lists the commands.';
const DEFAULT_LIMIT = '100';
const LISTS = [
  'list',
  'find',
  'show',
  'classes',
  'groups',
  'members',
  'without-leader',
  'invitations',
  'reported-parents',
] as const;
/** The words after each command; after all others LEARNER. `classes` is the name of `groups` in earlier versions. */
const WORDS: Record<string, readonly string[]> = {
  list: [],
  find: ['TEXT'],
  classes: [],
  groups: [],
  members: ['GROUP'],
  'without-leader': [],
  'hand-over': ['GROUP', 'LEARNER'],
  move: ['LEARNER', 'GROUP'],
  rename: ['GROUP|LEARNER', 'NAME'],
  'delete-leavers': [],
  invite: [],
  invitations: [],
  'take-back': ['LEARNER|INVITATION'],
  'accept-secret': [],
  'reported-parents': [],
  'confirm-parent': ['PUPIL', 'PARENT'],
  'remove-parent': ['PUPIL', 'PARENT'],
};
/** The options of each command besides --dry-run. */
const OPTIONS: Record<string, readonly string[]> = {
  list: ['limit'],
  find: ['limit'],
  classes: ['limit'],
  groups: ['limit'],
  'without-leader': ['limit'],
  invitations: ['limit'],
  'reported-parents': ['limit'],
  'delete-leavers': ['class', 'before'],
  'reset-password': ['print'],
  'take-back': ['since', 'link', 'print'],
  export: ['to'],
  invite: ['role'],
};

await runCommand('The command failed', async () => {
  if (printsHelp(HELP)) return;
  const { command, words, options } = readCommand();
  const [first = '', second = ''] = words;
  const environment = readEnvironment(process.env);
  await using databases = await openExisting(environment.databases);
  const { database } = databases;
  if (isList(command)) {
    const limit = Number(options.limit ?? DEFAULT_LIMIT);
    const found = {
      list: () => listLearners(database, limit),
      find: () => searchLearners(database, first, limit),
      show: () => showLearner(database, first, new Date()),
      classes: () => listGroups(database, limit),
      groups: () => listGroups(database, limit),
      members: () => listMembers(database, first),
      'without-leader': () => listWithoutLeader(database, limit),
      invitations: () => listInvitations(database, limit, new Date()),
      'reported-parents': () => listReportedParents(database, limit),
    };
    for (const row of await found[command]()) process.stdout.write(`${JSON.stringify(row)}\n`);
    log.warn({ from: 'admin', kind: command });
    return;
  }
  const { would, act, learnerId } = await plan();
  if (options['dry-run']) {
    console.log(`Nothing was done. Without --dry-run the command would ${would.replace(/\.$/, '')}.`);
    return;
  }
  console.log(await act());
  log.warn({ from: 'admin', kind: command, ...(learnerId !== undefined && { learnerId }) });

  async function plan(): Promise<Plan & { learnerId?: string }> {
    const needs = { databases, environment, options, now: new Date() };
    if (command === 'invite') return planInvitation(needs);
    if (command === 'accept-secret') return planAcceptingSecret(needs);
    if (command === 'take-back' && isInvitationId(first)) return planTakingBack(needs, first);
    if (isParentAction(command)) return PARENT_ACTIONS[command](needs, first, second);
    if (isGroupAction(command)) return GROUP_ACTIONS[command](needs, first, second);
    const account = await requireAccount(database, first);
    return { ...(await ACTIONS[command as keyof typeof ACTIONS](needs, account)), learnerId: account.id };
  }
});

/** @throws StartupError when the arguments are not a command with its argument and options */
function readCommand() {
  const { values: options, positionals } = readWords();
  const [command, ...words] = positionals;
  if (command === undefined) throw new StartupError(`Name a command. ${HINT}`);
  if (!isList(command) && !isAction(command) && ![isGroupAction, isParentAction, isOther].some((is) => is(command)))
    throw new StartupError(`There is no command ${command}. ${HINT}`);
  const wanted = WORDS[command] ?? ['LEARNER'];
  if (wanted.some((_, place) => (words[place] ?? '').trim() === ''))
    throw new StartupError(`${askFor(command, wanted)}: npm run admin -- ${command} ${wanted.join(' ')}`);
  if (words.length > wanted.length) throw new StartupError(`${command} takes fewer words. ${HINT}`);
  const foreign = Object.keys(options).find((name) => name !== 'dry-run' && !OPTIONS[command]?.includes(name));
  if (foreign !== undefined) throw new StartupError(`${command} has no option --${foreign}. ${HINT}`);
  if (!/^[1-9]\d{0,5}$/.test(options.limit ?? DEFAULT_LIMIT))
    throw new StartupError('--limit has to be a whole number from 1 to 999999.');
  return { command, words, options };
}

function askFor(command: string, wanted: readonly string[]): string {
  if (command === 'find') return 'Say what to look for';
  return wanted.length === 1 && wanted[0] === 'LEARNER' ? 'Name the learner' : 'Name what the command is about';
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        limit: { type: 'string' },
        to: { type: 'string' },
        role: { type: 'string' },
        print: { type: 'boolean' },
        since: { type: 'string' },
        link: { type: 'boolean' },
        class: { type: 'string' },
        before: { type: 'string' },
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

function isParentAction(command: string): command is keyof typeof PARENT_ACTIONS {
  return Object.hasOwn(PARENT_ACTIONS, command);
}

function isGroupAction(command: string): command is keyof typeof GROUP_ACTIONS {
  return Object.hasOwn(GROUP_ACTIONS, command);
}

function isOther(command: string): command is 'invite' | 'take-back' | 'accept-secret' {
  return command === 'invite' || command === 'take-back' || command === 'accept-secret';
}

function isAction(command: string): command is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, command);
}
