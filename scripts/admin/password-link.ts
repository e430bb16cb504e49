import type { Environment } from '../../server/environment/environment.ts';
import { httpOrigin } from '../../server/environment/loopback.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { createLink } from '../../server/identity/mail-links/mail-links.ts';
import { createOutbox } from '../../server/mail/mail-service.ts';
import type { Account, Needs, Plan } from './plan.ts';

/** Mails a link for a new password; without a mail server, or with `--print`, prints it. */
export async function planPasswordLink(
  { databases: { database }, environment, options, now }: Needs,
  { id, email }: Account,
): Promise<Plan> {
  if (email === '') throw new StartupError(`The learner ${id} has no email address, so there is no password to reset.`);
  if (environment.mail.smtpUrl !== null && !options.print) {
    const queueMail = createOutbox('smtp', () => {});
    return {
      would: `mail a link for a new password to the learner ${id}`,
      async act() {
        await queueMail(database, { kind: 'reset-password', recipient: email, details: {} }, now);
        return `The server mails a link for a new password to the learner ${id}.`;
      },
    };
  }
  return {
    would: `print a link for a new password of the learner ${id}`,
    async act() {
      const linking = { database, publicUrl: publicUrlOf(environment), now: () => now };
      const link = await createLink(linking, 'reset-password', id);
      if (link === null) throw new StartupError(`The learner ${id} was deleted just now.`);
      return `This link works once, for an hour. Give it to the learner alone:\n${link}`;
    },
  };
}

/** The address of the app in printed links. */
export function publicUrlOf({ publicUrl, host, port }: Pick<Environment, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? httpOrigin(host, port);
}
