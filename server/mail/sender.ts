import type { MainDatabase } from '../database/connect.ts';
import { inLanguage } from '../environment/language.ts';
import { log } from '../observability/logger.ts';
import { LoggableError } from '../observability/safe-error.ts';
import { claimDueMail, type DueMail, deleteMail, findLanguage, postponeMail } from './mail-queries.ts';
import type { AllLetterWriters, Letter, SendLetter } from './mails.ts';
import { classifySendError, type SendFault } from './smtp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const SENDING = {
  everyMs: 15_000,
  /** The delay after a mail was queued, so that its transaction has ended. */
  soonMs: 100,
  /** Longer than any attempt. After this time another process retries the mail of one that crashed. */
  claimMs: 5 * MINUTE_MS,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: 6 * HOUR_MS,
  /** A mail is given up when both limits are reached, because a clock that jumps ahead makes a new mail look old. */
  givesUpAfterMs: 3 * 24 * HOUR_MS,
  givesUpAfterTries: 10,
  stopMs: 5000,
} as const;

type Needs = {
  database: MainDatabase;
  letters: AllLetterWriters;
  send: SendLetter;
  now: () => Date;
  /** Called for each mail that is given up. */
  onGivenUp?: () => void;
};

/** Sends due mails one after the other. Failed ones are retried later. */
export function createSender({ database, letters, send, now, onGivenUp }: Needs) {
  let running: Promise<void> | null = null;
  let isRequested = false;
  let isStopped = false;
  let soon: NodeJS.Timeout | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** Sends all due mails; resolves when none is left or the mail server is unavailable. */
  function sendDue(): Promise<void> {
    isRequested = true;
    running ??= runUntilIdle().finally(() => {
      running = null;
    });
    return running;
  }

  async function runUntilIdle(): Promise<void> {
    while (isRequested && !isStopped) {
      isRequested = false;
      await sendAll().catch((error) => log.error({ from: 'mail', error }));
    }
  }

  async function sendAll(): Promise<void> {
    while (!isStopped) {
      const at = now();
      const due = await claimDueMail(database, at.toISOString(), later(at, SENDING.claimMs));
      if (!due || !(await sendOne(due))) return;
    }
  }

  /** Returns false when the mail server is unavailable, so that other mails would fail too. */
  async function sendOne(due: DueMail): Promise<boolean> {
    try {
      const letter = await compose(due);
      if (letter) await send({ ...letter, mailId: due.mailId, recipient: due.mail.recipient });
    } catch (error) {
      const fault = classifySendError(error);
      await retryOrGiveUp(due, fault);
      return !fault.isServerAway;
    }
    await deleteMail(database, due.mailId);
    return true;
  }

  async function compose({ mail, createdAt }: DueMail): Promise<Letter | null> {
    const write = letters[mail.kind];
    if (!write) throw new LoggableError('this version knows no such mail');
    const language = await findLanguage(database, mail);
    return inLanguage(language, () => write(mail as never, new Date(createdAt)));
  }

  async function retryOrGiveUp({ mailId, createdAt, tries, mail }: DueMail, { fault, isRefused }: SendFault) {
    const at = now();
    const isOld = at.getTime() - Date.parse(createdAt) >= SENDING.givesUpAfterMs;
    const isGivenUp = isRefused || (isOld && tries >= SENDING.givesUpAfterTries);
    log.error({ from: 'mail', kind: mail.kind, tries, fault, isGivenUp });
    if (isGivenUp) {
      onGivenUp?.();
      return deleteMail(database, mailId);
    }
    return postponeMail(database, mailId, { since: at.toISOString(), until: later(at, retryDelayMs(tries)), fault });
  }

  return {
    sendDue,
    /** Sends due mails after `soonMs`. */
    wake() {
      if (isStopped || soon) return;
      soon = setTimeout(() => {
        soon = null;
        void sendDue();
      }, SENDING.soonMs).unref();
    },
    /** Sends due mails now and every `everyMs`. */
    start() {
      void sendDue();
      timer = setInterval(() => void sendDue(), SENDING.everyMs).unref();
    },
    /** Starts no more mails and waits up to `stopMs` for the current one. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      if (soon) clearTimeout(soon);
      const timeout = new Promise((resolve) => setTimeout(resolve, SENDING.stopMs));
      await Promise.race([running, timeout]);
    },
  };
}

/** The wait in milliseconds before the next attempt: exponential backoff with jitter; `chance` is from 0 to 1. */
export function retryDelayMs(tries: number, chance = Math.random()): number {
  const doubled = SENDING.firstWaitMs * 2 ** Math.min(tries - 1, 20);
  return Math.min(doubled, SENDING.longestWaitMs) * (1 + chance / 4);
}

function later(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString();
}
