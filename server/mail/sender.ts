import type { MainDatabase } from '../database/connect.ts';
import { claimDueMail, type DueMail, deleteMail, putOffMail } from '../database/queries/mails.ts';
import { log } from '../log/logger.ts';
import type { Letter, SendLetter } from './letter.ts';
import { faultOf, type SendFault } from './send-fault.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const SENDING = {
  everyMs: 15_000,
  /** After something was queued: by then its transaction is over. */
  soonMs: 100,
  /** Longer than any try takes. Whoever was stopped in the middle of one leaves the mail to the next one then. */
  claimMs: 5 * MINUTE_MS,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: 6 * HOUR_MS,
  /** Both have to be over: a clock that jumped ahead makes a new mail old, but not often tried. */
  givesUpAfterMs: 3 * 24 * HOUR_MS,
  givesUpAfterTries: 10,
  stopMs: 5000,
} as const;

type Needs = {
  database: MainDatabase;
  compose: (due: DueMail) => Promise<Letter | null>;
  send: SendLetter;
  now: () => Date;
};

export type Sender = ReturnType<typeof createSender>;

/** Sends the mails whose turn it is, one after the other. What cannot be sent now is tried again later. */
export function createSender({ database, compose, send, now }: Needs) {
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  let soon: NodeJS.Timeout | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** Sends whatever is due; comes back when nothing is, or when the mail server is away. */
  function sendDue(): Promise<void> {
    isAskedAgain = true;
    round ??= rounds().finally(() => {
      round = null;
    });
    return round;
  }

  async function rounds(): Promise<void> {
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false;
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

  /** Gives false when no other mail could be sent now either. */
  async function sendOne(due: DueMail): Promise<boolean> {
    try {
      const letter = await compose(due);
      if (letter) await send({ ...letter, mailId: due.mailId, recipient: due.mail.recipient });
    } catch (error) {
      const fault = faultOf(error);
      await keepOrGiveUp(due, fault);
      return !fault.isServerAway;
    }
    await deleteMail(database, due.mailId);
    return true;
  }

  async function keepOrGiveUp({ mailId, createdAt, tries, mail }: DueMail, { fault, isRefused }: SendFault) {
    const at = now();
    const isOld = at.getTime() - Date.parse(createdAt) >= SENDING.givesUpAfterMs;
    const isGivenUp = isRefused || (isOld && tries >= SENDING.givesUpAfterTries);
    log.error({ from: 'mail', kind: mail.kind, tries, fault, isGivenUp });
    if (isGivenUp) return deleteMail(database, mailId);
    return putOffMail(database, mailId, { since: at.toISOString(), until: later(at, waitMs(tries)), fault });
  }

  return {
    sendDue,
    /** Sends in a moment. */
    wake() {
      if (isStopped || soon) return;
      soon = setTimeout(() => {
        soon = null;
        void sendDue();
      }, SENDING.soonMs).unref();
    },
    /** Sends what is due, now and from time to time. */
    start() {
      void sendDue();
      timer = setInterval(() => void sendDue(), SENDING.everyMs).unref();
    },
    /** Takes no more mails and waits for the one that is being sent, but not for ever. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      if (soon) clearTimeout(soon);
      const longEnough = new Promise((resolve) => setTimeout(resolve, SENDING.stopMs));
      await Promise.race([round, longEnough]);
    },
  };
}

/** Longer from try to try, and never quite the same, so that mails that failed together do not all come back at once. */
export function waitMs(tries: number, chance = Math.random()): number {
  const doubled = SENDING.firstWaitMs * 2 ** Math.min(tries - 1, 20);
  return Math.min(doubled, SENDING.longestWaitMs) * (1 + chance / 4);
}

function later(at: Date, ms: number): string {
  return new Date(at.getTime() + ms).toISOString();
}
