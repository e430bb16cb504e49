import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ScreeningDatabases } from '../../server/database/screening-databases.ts';
import { StartupError, systemCodeOf } from '../../server/environment/startup-error.ts';
import { findLedAlone } from '../../server/groups/leaders/leader-queries.ts';
import { changeRole } from '../../server/groups/person.ts';
import { findPerson } from '../../server/identity/accounts/account-queries.ts';
import { endSessions, findSessions } from '../../server/identity/sessions/session-queries.ts';
import { deleteLearner, finishDeletions, isClassInUse } from '../../server/own-data/delete-learner.ts';
import { myDataText, readMyData } from '../../server/own-data/read-my-data.ts';
import { findRankedLearner, setNickname } from '../../server/results/leaderboard/leaderboard-queries.ts';
import { deleteExportedFiles, exportedFile, findExportedFiles } from './exported-files.ts';
import { planPasswordLink } from './password-link.ts';
import type { Account, Needs, Plan } from './plan.ts';
import { planTakeBack } from './take-back.ts';

type Action = (needs: Needs, account: Account) => Promise<Plan>;

/** The commands about one learner. */
export const ACTIONS = {
  'reset-password': planPasswordLink,

  'take-back': planTakeBack,

  async 'sign-out-everywhere'({ databases: { database }, now }, { id }) {
    const { length } = await findSessions(database, id, now);
    return {
      would: `end all sessions of the learner ${id} (${length})`,
      async act() {
        await endSessions(database, id);
        return `All sessions of the learner ${id} are ended (${length}).`;
      },
    };
  },

  async export({ databases, environment, options, now }, { id }) {
    const file = options.to ?? exportedFile(environment.dataDir, id, now);
    return {
      would: `write everything that is stored about the learner ${id} into ${file}`,
      async act() {
        await writeNewFile(file, myDataText(await readMyData(databases, id), now));
        return `Everything that is stored about the learner ${id} is in ${file}.`;
      },
    };
  },

  async delete({ databases, environment: { dataDir }, now }, { id }) {
    const classes = (await findLedAlone(databases.database, id)).filter(isClassInUse);
    const leaderless = classes.map(({ name, groupId, memberCount }) => `${name} (${groupId}, ${memberCount} learners)`);
    const note = leaderless.length === 0 ? '' : ` Without a leader then: ${leaderless.join('; ')}.`;
    const files = await findExportedFiles(dataDir, [id]);
    const withFiles = files.length === 0 ? '' : `, and ${files.join(', ')}`;
    return {
      would: `delete the learner ${id} and everything that is stored about them${withFiles}.${note}`,
      async act() {
        await deleteLearner(databases.database, id, now, { leavesClasses: true });
        const rest = await finishInBothDatabases(databases);
        const exported = await deleteExportedFiles(dataDir, [id]);
        return `The learner ${id} is deleted.${exported}${rest}${note}`;
      },
    };
  },

  async 'make-educator'({ databases: { database } }, { id }) {
    const { ageBand } = await findPerson(database, id);
    if (ageBand !== '18-or-older')
      throw new StartupError(`The learner ${id} has not said to be 18 or older, so they cannot be a teacher.`);
    return {
      would: `make the learner ${id} a teacher, who can lead classes`,
      async act() {
        await changeRole(database, id, 'educator');
        return `The learner ${id} is a teacher now, and can make a class on the page /groups.`;
      },
    };
  },

  async 'leave-leaderboard'({ databases: { database } }, { id }) {
    const nickname = (await findRankedLearner(database, id))?.nickname ?? null;
    if (nickname === null) throw new StartupError(`The learner ${id} is not on the leaderboard.`);
    return {
      would: `take the learner ${id}, shown as ${nickname}, off the leaderboard`,
      async act() {
        await setNickname(database, id, null);
        return `The learner ${id}, shown as ${nickname}, is off the leaderboard.`;
      },
    };
  },
} satisfies Record<string, Action>;

async function writeNewFile(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === 'EEXIST') throw new StartupError(`The file ${file} exists. Name a new one.`);
    throw new StartupError(`The file ${file} cannot be written (${code}).`);
  }
}

/** Finishes deletions in the database of the questionnaire. Returns the sentences that follow the one about what was deleted. */
export async function finishInBothDatabases(databases: ScreeningDatabases): Promise<string> {
  const isFinished = await finishDeletions(databases).then(
    () => true,
    () => false,
  );
  const rest = isFinished ? '' : ' The server deletes the rest in the database of the questionnaire within a day.';
  return `${rest} Backups hold them until those are deleted.`;
}
