import type { Worker } from 'node:cluster';
import { createLetterBox, type LetterBox } from '../mail/local-mailbox.ts';
import type { IdentityService } from '../stand-in/identity-service.ts';
import { askPrimary, type Questions } from './messages.ts';

/** What the processes of the app on one machine have in common, apart from the database. */
export type Shared = {
  /** Starts the stand-in for sign-in providers, for pages under these origins. */
  identityService(origins: readonly string[]): Promise<IdentityService>;
  /** Where the letters lie that can be read on this machine. */
  letters: LetterBox;
  /** Whether the one who asks does what one process has to do for all of them. */
  doesChores(): Promise<boolean>;
};

/** For a process that is alone. */
export function sharedWithNobody(): Shared {
  return {
    identityService: async (origins) => (await import('../stand-in/identity-service.ts')).startIdentityService(origins),
    letters: createLetterBox(),
    doesChores: async () => true,
  };
}

/** For a worker: the primary has it. */
export const SHARED_BY_PRIMARY: Shared = {
  identityService: async (origins) => ({ ...(await askPrimary('identity-service', origins)), stop: async () => {} }),
  letters: {
    keep: (letter) => askPrimary('keep-letter', letter),
    list: () => askPrimary('list-letters'),
  },
  doesChores: () => askPrimary('does-chores'),
};

/** For the primary: what it answers each worker, and what stops all that was started by it. */
export function shareAmongWorkers(): { answersFor(worker: Worker): Questions; stop(): Promise<void> } {
  const { identityService, letters } = sharedWithNobody();
  let service: Promise<IdentityService> | undefined;
  let choreWorker: Worker | undefined;

  async function serviceFor(origins: readonly string[]) {
    service ??= identityService(origins);
    const { issuer, clients } = await service;
    return { issuer, clients };
  }

  return {
    answersFor: (worker) => ({
      'identity-service': serviceFor,
      'keep-letter': letters.keep,
      'list-letters': letters.list,
      async 'does-chores'() {
        if (!choreWorker || choreWorker.isDead()) choreWorker = worker;
        return choreWorker === worker;
      },
    }),
    stop: async () => (await service)?.stop(),
  };
}
